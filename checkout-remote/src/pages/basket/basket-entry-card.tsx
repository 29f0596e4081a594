import type { JSX } from 'react'
import type { BasketEntry } from '@darnley/contract/basket'
import { $basket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { buttonClass } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { ItemPicture } from '#src/components/item-picture.tsx'
import { $shop } from '#src/stores/shop.ts'
import styles from './basket-entry-card.module.css'
import { BasketService } from './basket-service.tsx'

interface BasketEntryCardProps {
  entry: BasketEntry
  index: number
  onRemove: (serviceId: string) => void
}

/** A garment with its services, and buttons to add or remove services. */
export function BasketEntryCard({ entry, index, onRemove }: BasketEntryCardProps): JSX.Element {
  const { storeMode } = useStore($shop)
  const { withdrawn = [] } = useStore($basket).server
  const booking = storeMode ? '/storefront/booking' : '/booking'
  return (
    <article className={styles['card']} aria-labelledby={`entry-${entry.id}`}>
      <header className={styles['header']}>
        <ItemPicture path={entry.item.coverImage} />
        <div>
          <h2 className={styles['name']} id={`entry-${entry.id}`}>
            {entry.item.name}
          </h2>
          <p className={styles['description']}>{entry.itemDescription}</p>
        </div>
      </header>
      <ul>
        {entry.serviceDetails.map((details) => (
          <li key={details.id} className={styles['service']}>
            <BasketService
              details={details}
              isWithdrawn={withdrawn.includes(details.id)}
              itemName={entry.item.name}
              onRemove={() => onRemove(details.id)}
            />
          </li>
        ))}
      </ul>
      {/* A full navigation, like the wizard's own "Add more services to this item". */}
      <a className={buttonClass('link')} href={`${booking}?itemIndex=${index}`}>
        <Icon name="plus" size={20} />
        Add another service to this item
      </a>
    </article>
  )
}
