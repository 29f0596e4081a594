import type { JSX } from 'react'
import type { DuePage, DuePart } from '@darnley/contract/storefront-orders'
import { Link } from '@darnley/web/router'
import { dueAddress, dueParts } from '#src/lib/due-list.ts'
import styles from './due-parts.module.css'

interface DuePartsProps {
  /** The part that is shown; null for all. */
  readonly part: DuePart | null
  readonly counts: DuePage['counts']
}

/** Chips with the number of orders in each part; the chosen one is in the address. */
export function DueParts({ part: shown, counts }: DuePartsProps): JSX.Element {
  return (
    <nav className={styles['parts']} aria-label="Due orders">
      {dueParts.map(({ part, label }) => (
        <Link
          key={label}
          className={styles['part']}
          to={dueAddress(part)}
          aria-current={part === shown ? 'page' : undefined}
        >
          {label} <b>{countText(counts[part ?? 'all'])}</b>
        </Link>
      ))}
    </nav>
  )
}

/** The api counts to 1,000. */
function countText(count: number): string {
  return count < 1000 ? String(count) : '999+'
}
