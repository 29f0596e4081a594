import { useEffect, useRef, useState, type JSX } from 'react'
import type { SecondStepSecret } from '@darnley/contract/workshop-second-step'
import { useQuery, useQueryClient } from '@darnley/web/query'
import { Notice } from '@darnley/web/ui/notice'
import { pageHeadingId } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { Panel } from '#src/components/tool/panel.tsx'
import { ToolPage } from '#src/components/tool/tool-page.tsx'
import { secondStepQuery } from '#src/queries/second-step.ts'
import { BeginForm } from './begin-form.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { EndForm } from './end-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './page.module.css'

/** The second step of one's own sign-in: a code of an authenticator app. */
export function Page(): JSX.Element {
  return (
    <ToolPage section={null} title="Second step" least="tailor">
      <div className={styles['column']}>
        <SecondStep />
      </div>
    </ToolPage>
  )
}

/** How far setting up has come. Secret and recovery codes are shown once and kept nowhere. */
type Progress =
  | { readonly type: 'none' }
  | { readonly type: 'secret'; readonly secret: SecondStepSecret }
  | { readonly type: 'codes'; readonly codes: readonly string[] }

function SecondStep(): JSX.Element {
  const { data, isError, refetch } = useQuery(secondStepQuery)
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress>({ type: 'none' })
  useFocusOnPart(progress.type === 'none' ? (data?.is_on ?? null) : progress.type)

  function finish(): void {
    setProgress({ type: 'none' })
    void client.invalidateQueries(secondStepQuery)
  }

  if (progress.type === 'codes') return <RecoveryCodes codes={progress.codes} onKept={finish} />
  if (progress.type === 'secret')
    return (
      <ConfirmForm
        secret={progress.secret}
        onCancel={finish}
        onDone={(codes) => {
          setProgress({ type: 'codes', codes })
          void client.invalidateQueries(secondStepQuery)
        }}
      />
    )
  if (!data)
    return isError ? (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        Your second step could not be loaded.
      </Notice>
    ) : (
      <Spinner label="Loading your second step" />
    )
  return data.is_on ? (
    <Panel title="Your second step is on">
      <p>{`${data.recovery_codes_left} of 10 recovery codes are left. For new ones, switch it off and set it up again.`}</p>
      <EndForm onDone={(now) => client.setQueryData(secondStepQuery.queryKey, now)} />
    </Panel>
  ) : (
    <Panel title="Your second step is off">
      <p>
        With it, signing in needs your password and a code of an app on your phone, such as Google
        Authenticator or 1Password. A password alone then opens nothing.
      </p>
      <BeginForm onDone={(secret) => setProgress({ type: 'secret', secret })} />
    </Panel>
  )
}

/** Moves the focus to the heading when another part takes the place of the one whose button was pressed. */
function useFocusOnPart(part: string | boolean | null): void {
  const former = useRef(part)
  useEffect(() => {
    if (former.current !== null && part !== null && part !== former.current)
      document.getElementById(pageHeadingId)?.focus()
    former.current = part
  }, [part])
}
