import type { JSX } from 'react'
import type { BasketEntry, ServiceDetails } from '@darnley/contract/basket'
import { formatMoney } from '@darnley/domain/money'
import { linePrice } from '@darnley/domain/pricing'
import { $basket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { buttonClass } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { ItemPicture } from '#src/components/item-picture.tsx'
import { lineParts } from '#src/lib/line-parts.ts'
import { $shop } from '#src/stores/shop.ts'
import styles from './basket-entry-card.module.css'

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
            <Service
              details={details}
              isWithdrawn={withdrawn.includes(details.id)}
              itemName={entry.item.name}
              editPath={`${booking}?line=${details.id}`}
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

interface ServiceProps {
  details: ServiceDetails
  isWithdrawn: boolean
  itemName: string
  /** Where the line is changed. */
  editPath: string
  onRemove: () => void
}

function Service({
  details,
  isWithdrawn,
  itemName,
  editPath,
  onRemove,
}: ServiceProps): JSX.Element {
  const { locale } = useStore($shop)
  const { name } = details.service
  return (
    <>
      <div className={styles['line']}>
        <div className={styles['text']}>
          <h3>{name}</h3>
          {isWithdrawn ? <p className={styles['withdrawn']}>No longer offered</p> : null}
        </div>
        <span className={styles['price']}>{formatMoney(linePrice(details), locale)}</span>
        <button
          type="button"
          className={styles['remove']}
          onClick={onRemove}
          aria-label={`Delete ${name} from ${itemName}`}
        >
          <Icon name="trash" size={20} />
        </button>
      </div>
      <Parts details={details} />
      {/* A full navigation, like the other links into the wizard for this basket. */}
      <a className={buttonClass('link')} href={editPath} aria-label={`Edit ${name} of ${itemName}`}>
        <Icon name="edit" size={20} />
        Edit
      </a>
    </>
  )
}

/** What the price of a line is made of. */
function Parts({ details }: { details: ServiceDetails }): JSX.Element | null {
  const { locale } = useStore($shop)
  const parts = lineParts(details)
  if (parts.length === 0) return null
  return (
    <ul className={styles['parts']}>
      {parts.map(({ text, price }, index) => (
        // Two answers may read alike.
        <li key={index}>
          <span>{text}</span>
          {price === null ? null : (
            <span className={styles['partPrice']}>
              {index === 0 ? '' : '+ '}
              {formatMoney(price, locale)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
