import type { JSX } from 'react'
import type { BasketEntry } from '@darnley/contract/basket'
import styles from './basket-contents.module.css'
import { BasketEntryCard } from './basket-entry-card.tsx'
import { BasketTotals } from './basket-totals.tsx'
import type { Removal } from './use-removal.ts'

interface BasketContentsProps {
  entries: readonly BasketEntry[]
  onRemove: (removal: Removal) => void
}

export function BasketContents({ entries, onRemove }: BasketContentsProps): JSX.Element {
  return (
    <div className={styles['columns']}>
      <ul className={styles['entries']}>
        {entries.map((entry, entryIndex) => (
          <li key={entry.id}>
            <BasketEntryCard
              entry={entry}
              index={entryIndex}
              onRemove={(serviceId) => onRemove({ entry, entryIndex, serviceId })}
            />
          </li>
        ))}
      </ul>
      <BasketTotals entries={entries} />
    </div>
  )
}
