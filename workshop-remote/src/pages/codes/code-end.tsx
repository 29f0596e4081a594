import type { JSX } from 'react'
import type { Discount } from '@darnley/contract/workshop-codes'
import { useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { AskFirst } from '#src/components/form/ask-first.tsx'
import { WriteNotice } from '#src/components/form/write-notice.tsx'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useWrite } from '#src/lib/write/use-write.ts'
import { codesQuery, showCode } from '#src/queries/codes.ts'
import { differencesOf } from './code-choice.ts'
import styles from './page.module.css'

interface CodeEndProps {
  code: Discount
  onDone: () => void
}

/** Ends a code after a question; one that has ended has no button. */
export function CodeEnd({ code, onDone }: CodeEndProps): JSX.Element | null {
  const client = useQueryClient()
  const { state, press } = useWrite<Discount, never>({
    ...{ seen: code, fieldOf: () => null },
    show: (current) => showCode(client, current),
    onDone: (done) => {
      showCode(client, done)
      void client.invalidateQueries(codesQuery)
      onDone()
    },
  })

  function end(): void {
    void press({
      faults: new Map<never, string>(),
      send: (version) =>
        staffCall('POST /workshop/codes/{code}/end', {
          params: { code: code.code },
          body: { version },
          signal: timeLimit(),
        }),
      isEffected: (current) => current.state === 'ended',
    })
  }

  if (code.state === 'ended') return null
  return (
    <section className={styles['end']} aria-label={`End ${code.code}`}>
      <AskFirst
        label="End it now"
        question={`No order takes ${code.code} from now on. Orders that were placed with it keep their price.`}
        confirm={`Yes, end ${code.code}`}
        keep="Keep it"
        danger
        busy={state.type === 'sending'}
        onConfirm={end}
      />
      <WriteNotice
        state={state}
        subject="code"
        differencesOf={differencesOf}
        lookAt="what it is now"
      />
    </section>
  )
}
