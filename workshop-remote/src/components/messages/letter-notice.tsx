import type { JSX } from 'react'
import type { ConversationEntry } from '@darnley/contract/workshop-messages'
import { Notice } from '@darnley/web/ui/notice'
import { shortMomentOf } from '#src/lib/moment.ts'
import { changeWords } from '#src/lib/entry-words.ts'
import { UnsentNotice } from '#src/components/form/unsent-notice.tsx'
import styles from './letter.module.css'
import type { LetterState } from './use-letter-write.ts'

/** Says why a press had no effect; what was typed is kept in each case. */
export function LetterNotice({ state }: { state: LetterState }): JSX.Element | null {
  switch (state.type) {
    case 'changed':
      return <Changed changes={state.conflict.changes} />
    case 'refused':
      return <Notice tone="error">{`${state.words}.`}</Notice>
    case 'lost':
    case 'failed':
      return <UnsentNotice reason={state.type} />
    default:
      return null
  }
}

function Changed({ changes }: { changes: readonly ConversationEntry[] }): JSX.Element {
  return (
    <div className={styles['changed']} role="alert">
      <b>This conversation was changed in the meantime. Nothing was sent.</b>
      <ul>
        {changes.map((entry) => (
          <li key={entry.id}>
            {changeWords(entry)} <small>{shortMomentOf(entry.at)}</small>
          </li>
        ))}
      </ul>
      <p>What you typed is kept. Read what is new, then press again.</p>
    </div>
  )
}
