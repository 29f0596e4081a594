import { useState, type JSX } from 'react'
import type { BasketEntry } from 'shared/contract/basket'
import { changeBasket } from 'shared/session'
import { Notice } from 'shared/ui/notice'
import { pageHeadingId } from 'shared/ui/page'
import styles from './basket-contents.module.css'
import { BasketEntryCard } from './basket-entry-card.tsx'
import { BasketTotals } from './basket-totals.tsx'

interface Removal {
  entryId: string
  serviceId: string
}

export function BasketContents({ entries }: { entries: readonly BasketEntry[] }): JSX.Element {
  const [unsaved, setUnsaved] = useState<Removal | null>(null)

  function remove(removal: Removal): void {
    setUnsaved(null)
    // The button that had the focus is about to go; the page stays where it is.
    document.getElementById(pageHeadingId)?.focus({ preventScroll: true })
    changeBasket({ type: 'remove-service', ...removal }).catch(() => setUnsaved(removal))
  }

  return (
    <div className={styles['columns']}>
      <div className={styles['entries']}>
        {unsaved ? (
          <Notice tone="error" action={{ label: 'Try again', onSelect: () => remove(unsaved) }}>
            We couldn’t remove that service.
          </Notice>
        ) : null}
        <ul className={styles['entries']}>
          {entries.map((entry, index) => (
            <li key={entry.id}>
              <BasketEntryCard
                entry={entry}
                index={index}
                onRemove={(serviceId) => remove({ entryId: entry.id, serviceId })}
              />
            </li>
          ))}
        </ul>
      </div>
      <BasketTotals entries={entries} />
    </div>
  )
}
