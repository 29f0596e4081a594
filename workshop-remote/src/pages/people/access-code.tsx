import { useState, type JSX } from 'react'
import type { Person } from '@darnley/contract/workshop-people'
import { staffCall } from '@darnley/web/session'
import { AskFirst } from '#src/components/form/ask-first.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { ShownOnce } from '#src/components/shown-once.tsx'
import { shortMomentOf } from '#src/lib/moment.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import styles from './page.module.css'
import { ActionRow } from './person-action.tsx'
import { usePersonAction } from './use-person-action.ts'

/** The code with which the tills of a shop sign in. It is shown once, when it is made. */
export function AccessCode({ person }: { person: Person }): JSX.Element {
  const [code, setCode] = useState<string | null>(null)
  const { access_code_since: since } = person
  const { run, isPending, problem } = usePersonAction(async () => {
    const issued = await staffCall('POST /workshop/people/{id}/access_code', {
      params: { id: person.id },
      signal: timeLimit(),
    })
    setCode(issued.code)
    return issued.person
  })
  return (
    <ActionRow
      title="Access code of the tills"
      fact={since === null ? 'None' : `Made ${shortMomentOf(since)}`}
      done={null}
      problem={problem}
    >
      {since === null ? (
        <PlainButton busy={isPending} onClick={run}>
          Make an access code
        </PlainButton>
      ) : (
        <AskFirst
          label="Make a new access code"
          question={`The former code ends at once, and every till of ${person.site.name} that it opened is signed out.`}
          confirm="Yes, make a new one"
          keep="Keep the former one"
          busy={isPending}
          onConfirm={run}
        />
      )}
      {code === null ? null : (
        <div className={styles['whole']}>
          <ShownOnce label="The new access code" lines={[code]} />
          <p>Copy it now: it is not shown again.</p>
        </div>
      )}
    </ActionRow>
  )
}
