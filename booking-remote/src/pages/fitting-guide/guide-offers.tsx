import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { ButtonLink } from '@darnley/web/ui/button'
import { fromWords } from '#src/lib/from-words.ts'
import { bookingLink, garmentsOf, offersOf } from '#src/lib/offers.ts'
import { searchIndex } from '#src/queries/search-index.ts'
import styles from './guide-offers.module.css'

/** Names the service of a guide with its price, the garments that it is for, and leads to booking it. */
export function GuideOffers({ serviceId }: { serviceId: string }): JSX.Element | null {
  const { data } = useQuery(searchIndex)
  const offers = data ? offersOf(data).filter(({ service }) => service.id === serviceId) : []
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
