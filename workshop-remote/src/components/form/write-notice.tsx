import type { JSX } from 'react'
import { Notice } from '@darnley/web/ui/notice'
import { shortMomentOf } from '#src/lib/moment.ts'
import type { WriteState } from '#src/lib/write/use-write.ts'
import { UnsentNotice } from './unsent-notice.tsx'
import styles from './form.module.css'

/** One thing that differs from what was seen. */
export interface Difference {
  readonly title: string
  readonly detail: string
}

interface WriteNoticeProps<Seen> {
  state: WriteState<Seen>
  /** What a colleague may have changed: "order". */
  subject: string
  differencesOf: (before: Seen, current: Seen) => readonly Difference[]
  /** What to look at before pressing again. */
  lookAt: string
}

/** Says why a press had no effect; what was typed is kept in each case. */
export function WriteNotice<Seen>(props: WriteNoticeProps<Seen>): JSX.Element | null {
  const { state } = props
  switch (state.type) {
    case 'changed':
      return <Changed {...props} state={state} />
    case 'refused':
      return <Notice tone="error">{state.words}</Notice>
    case 'lost':
    case 'failed':
      return <UnsentNotice reason={state.type} />
    default:
      return null
  }
}

interface ChangedProps<Seen> extends WriteNoticeProps<Seen> {
  state: Extract<WriteState<Seen>, { type: 'changed' }>
}

function Changed<Seen>({
  state: { before, current, lastChange },
  subject,
  differencesOf,
  lookAt,
}: ChangedProps<Seen>): JSX.Element {
  const differences = differencesOf(before, current)
  return (
    <div className={styles['changed']} role="alert">
      <b>{`This ${subject} was changed in the meantime. Nothing was sent.`}</b>
      {differences.length > 0 ? (
        <ul>
          {differences.map(({ title, detail }) => (
            <li key={`${title} ${detail}`}>
              {title} <small>{detail}</small>
            </li>
          ))}
        </ul>
      ) : null}
      {lastChange ? <p>{`${lastChange.actor}, ${shortMomentOf(lastChange.at)}`}</p> : null}
      <p>{`What you typed is kept. Look at ${lookAt}, then press again.`}</p>
    </div>
  )
}
