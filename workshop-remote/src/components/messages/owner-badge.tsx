import type { JSX } from 'react'
import type { InboxColleague } from '@darnley/contract/workshop-messages'
import { initialsOf } from '#src/lib/initials.ts'
import styles from '#src/components/marks.module.css'

/** Who answers a conversation. */
export function OwnerBadge({ owner }: { owner: InboxColleague | null }): JSX.Element {
  return (
    <span className={styles['tailor']} data-empty={owner === null}>
      <span aria-hidden="true">{owner ? initialsOf(owner.name) : '–'}</span>
      <span className="visually-hidden">{owner ? `Owner: ${owner.name}` : 'No owner'}</span>
    </span>
  )
}
