import type { JSX } from 'react'
import type { OwnerAction } from '@darnley/contract/workshop-people'
import { shortMomentOf } from '#src/lib/moment.ts'
import { actionTitle, detailWords } from './action-words.ts'
import styles from './action-list.module.css'

/** What owners did, newest first. */
export function ActionList({ actions }: { actions: readonly OwnerAction[] }): JSX.Element {
  if (actions.length === 0) return <p>Nothing was done yet.</p>
  return (
    <ol className={styles['actions']}>
      {actions.map((action) => (
        <li key={action.id}>
          <time dateTime={action.at}>{shortMomentOf(action.at)}</time>
          <div>
            <b>{actionTitle(action)}</b>
            {action.details.length > 0 ? (
              <small>{action.details.map(detailWords).join(' · ')}</small>
            ) : null}
          </div>
          <span>{action.actor}</span>
        </li>
      ))}
    </ol>
  )
}
