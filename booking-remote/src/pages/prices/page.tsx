import { useState, type JSX } from 'react'
import { lowestPrice, formatFromPrice } from '@darnley/domain/from-price'
import { useQuery } from '@darnley/web/query'
import { useSearchParams } from '@darnley/web/router'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { Skeleton } from '@darnley/web/ui/skeleton'
import { filterOffers } from '#src/lib/filter-offers.ts'
import { siteLocale } from '#src/lib/site.ts'
import { priceList, type PricedOffer } from '#src/queries/price-list.ts'
import { CategorySection } from './category-section.tsx'
import { OtherCharges } from './other-charges.tsx'
import { PriceSearch } from './price-search.tsx'
import styles from './page.module.css'

/** Every service with what it costs at least and what may be added: an open list, to be searched and printed. */
export function Page(): JSX.Element {
  const query = useQuery(priceList)
  const [text, setText] = useState(useSearchParams()[0].get('search') ?? '')
  const found = filterOffers(query.data ?? [], text)
  return (
    <Wrap>
      <div className={styles['page']}>
        <div className={styles['top']}>
          <PageHeading>Prices</PageHeading>
          <p className={styles['lead']}>
            “From” is the price with nothing added. A few answers add to it, like keeping the
            original hem; you see the exact price before you pay.
          </p>
        </div>
        <div className={styles['side']}>
          <PriceSearch text={text} onChange={setText} found={query.data ? found.length : null} />
          <Categories offers={found} />
        </div>
        <div>
          {query.isError ? (
            <Notice
              tone="error"
              action={{ label: 'Try again', onSelect: () => void query.refetch() }}
            >
              We could not load the prices. Check your connection.
            </Notice>
          ) : null}
          {query.isPending ? <Skeleton height={1200} /> : null}
          <div className={styles['categories']}>
            {byCategory(found).map(([first, ...others]) =>
              first ? (
                <CategorySection key={first.category.id} offers={[first, ...others]} />
              ) : null,
            )}
          </div>
          <OtherCharges />
        </div>
      </div>
    </Wrap>
  )
}

function byCategory(offers: readonly PricedOffer[]): PricedOffer[][] {
  return [...Map.groupBy(offers, ({ category }) => category.id).values()]
}

/** Links to the sections, each with the price of its cheapest service. */
function Categories({ offers }: { offers: readonly PricedOffer[] }): JSX.Element {
  return (
    <nav className={styles['nav']} aria-label="Categories">
      <ul>
        {byCategory(offers).map((own) => {
          const lowest = lowestPrice(own.map(({ service }) => service))
          const category = own[0]?.category
          return category && lowest !== null ? (
            <li key={category.id}>
              <a href={`#${category.id}`}>
                {category.name} <span>{formatFromPrice(lowest, siteLocale())}</span>
              </a>
            </li>
          ) : null
        })}
      </ul>
    </nav>
  )
}
