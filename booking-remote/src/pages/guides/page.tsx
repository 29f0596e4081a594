import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { Skeleton } from '@darnley/web/ui/skeleton'
import { fromWords } from '#src/lib/from-words.ts'
import { bookingLink, garmentsOf, type Offer } from '#src/lib/offers.ts'
import { guidedServices } from '#src/queries/guided-services.ts'
import styles from './page.module.css'

/** Every fitting guide, with its service and the garments that it is for. */
export function Page(): JSX.Element {
  const query = useQuery(guidedServices)
  const byCategory = Map.groupBy(query.data ?? [], ({ category }) => category.name)
  return (
    <Wrap>
      <div className={styles['page']}>
        <PageHeading>Fitting guides</PageHeading>
        <p className={styles['lead']}>
          How to measure, pin or match your garment, so that we sew it to fit. In London our tailors
          can pin it for you. Whichever you choose, it costs the same.
        </p>
        {query.isPending ? <Skeleton height={900} /> : null}
        {query.isError ? (
          <Notice
            tone="error"
            action={{ label: 'Try again', onSelect: () => void query.refetch() }}
          >
            We could not load the guides. Check your connection.
          </Notice>
        ) : null}
        {[...byCategory].map(([category, offers]) => (
          <section key={category} aria-label={category}>
            <h2 className={styles['category']}>{category}</h2>
            <ul>
              {offers.map((offer) => (
                <Guide key={offer.service.id} offer={offer} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Wrap>
  )
}

function Guide({ offer }: { offer: Offer }): JSX.Element {
  const { id, name } = offer.service
  const garments = garmentsOf(offer)
  return (
    <li className={styles['guide']}>
      <div>
        <Link className={styles['name']} to={`/fitting-guide?serviceId=${encodeURIComponent(id)}`}>
          {name}
        </Link>
        <p className={styles['garments']}>{garments}</p>
      </div>
      <span className={styles['price']}>{fromWords(offer.service)}</span>
      <Link
        className={styles['book']}
        to={bookingLink(offer)}
        aria-label={`Book this: ${name}, ${garments}`}
      >
        Book this
      </Link>
    </li>
  )
}
