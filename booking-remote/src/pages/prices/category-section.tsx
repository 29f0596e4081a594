import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { PriceRow } from '#src/components/price-row.tsx'
import { lowestWords } from '#src/lib/from-words.ts'
import { pictureOf } from '#src/lib/picture.ts'
import { itemCategories } from '#src/queries/item-categories.ts'
import type { PricedOffer } from '#src/queries/price-list.ts'
import styles from './category-section.module.css'

/** The services of one category, which has at least one. */
export function CategorySection({
  offers,
}: {
  offers: readonly [PricedOffer, ...PricedOffer[]]
}): JSX.Element {
  const [{ category }] = offers
  const categories = useQuery({ ...itemCategories, enabled: false }).data
  const cover = categories?.find(({ id }) => id === category.id)?.coverImage
  const picture = pictureOf(cover ?? null)
  const count = offers.length === 1 ? '1 service' : `${offers.length} services`
  return (
    <section className={styles['section']} id={category.id} aria-labelledby={`${category.id}-name`}>
      <header className={styles['header']}>
        <span className={styles['picture']}>
          {picture ? <img src={picture.url} width={60} height={60} alt="" loading="lazy" /> : null}
        </span>
        <div>
          <h2 id={`${category.id}-name`}>{category.name}</h2>
          <p className={styles['count']}>
            {count}, {lowestWords(offers.map(({ service }) => service))}
          </p>
        </div>
      </header>
      <ul>
        {offers.map((offer) => (
          <PriceRow key={offer.service.id} offer={offer} additions={offer.additions} />
        ))}
      </ul>
    </section>
  )
}
