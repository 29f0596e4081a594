import type { JSX } from 'react'
import { formatRounded } from '@darnley/domain/from-price'
import { Link } from '@darnley/web/router'
import { Icon } from '@darnley/web/ui/icon'
import type { Addition } from '#src/lib/additions.ts'
import { fromWords } from '#src/lib/from-words.ts'
import { bookingLink, garmentsOf, type Offer } from '#src/lib/offers.ts'
import { siteLocale } from '#src/lib/site.ts'
import styles from './price-row.module.css'

interface PriceRowProps {
  offer: Offer
  additions?: readonly Addition[]
  /** Whether it names the garments. */
  hasGarments?: boolean
}

/** A service with its price, which leads to booking it, and below it what may be added. */
export function PriceRow({
  offer,
  additions = [],
  hasGarments = true,
}: PriceRowProps): JSX.Element {
  return (
    <li className={styles['row']}>
      <Link className={styles['link']} to={bookingLink(offer)}>
        <span>
          <b className={styles['name']}>{offer.service.name}</b>{' '}
          {hasGarments ? <span className={styles['small']}>{garmentsOf(offer)}</span> : null}{' '}
          {additions.map(({ name, amount }) => (
            <span key={`${name} ${amount}`} className={styles['small']}>
              + {formatRounded(amount, siteLocale())} {name}
            </span>
          ))}
        </span>{' '}
        <span className={styles['price']}>{fromWords(offer.service)}</span>
        <span className={styles['go']}>
          <Icon name="arrow-right" size={18} />
        </span>
      </Link>
    </li>
  )
}
