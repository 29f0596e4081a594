import type { JSX } from 'react'
import { ButtonLink } from '@darnley/web/ui/button'
import { fromWords } from '#src/lib/from-words.ts'
import { bookingLink, garmentsOf, offersOf } from '#src/lib/offers.ts'
import type { SearchIndex } from '#src/lib/search/catalogue-index.ts'
import styles from './guide-offers.module.css'

interface GuideOffersProps {
  serviceId: string
  /** Undefined where it did not load: the guide is of use without it. */
  index: SearchIndex | undefined
}

/** Names the service of a guide with its price, the garments that it is for, and leads to booking it. */
export function GuideOffers({ serviceId, index }: GuideOffersProps): JSX.Element | null {
  const offers = index ? offersOf(index).filter(({ service }) => service.id === serviceId) : []
  const [first] = offers
  if (!first) return null
  return (
    <section className={styles['offers']} aria-label={first.service.name}>
      <p>
        <b className={styles['name']}>{first.service.name}</b>
        <span className={styles['price']}>{fromWords(first.service)}</span>
      </p>
      <ul className={styles['garments']}>
        {offers.map((offer) => (
          <li key={offer.category.id}>
            <span>{garmentsOf(offer)}</span>
            <ButtonLink
              variant="secondary"
              to={bookingLink(offer)}
              aria-label={`Book this: ${garmentsOf(offer)}`}
            >
              Book this
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
