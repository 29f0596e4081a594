import type { JSX } from 'react'
import type { Fees } from '@darnley/contract/help'
import { fromPrice } from '@darnley/domain/from-price'
import { formatMoney } from '@darnley/domain/money'
import { useQuery } from '@darnley/web/query'
import { ButtonLink } from '@darnley/web/ui/button'
import { Skeleton } from '@darnley/web/ui/skeleton'
import { PriceRow } from '#src/components/price-row.tsx'
import { siteLocale } from '#src/lib/site.ts'
import { siteFees } from '#src/queries/fees.ts'
import { priceList, type PricedOffer } from '#src/queries/price-list.ts'
import parts from './section.module.css'
import styles from './what-it-costs.module.css'

/** Number of services that show what a price is like. */
const examples = 8

export function WhatItCosts(): JSX.Element {
  const { data, isPending } = useQuery(priceList)
  const fees = useQuery(siteFees).data
  return (
    <section className={parts['part']} aria-labelledby="what-it-costs">
      <h2 id="what-it-costs">What it costs</h2>
      {isPending ? <Skeleton height={480} /> : null}
      <ul>
        {examplesOf(data ?? []).map((offer) => (
          <PriceRow key={offer.category.id} offer={offer} additions={offer.additions.slice(0, 1)} />
        ))}
      </ul>
      <p className={styles['more']}>
        <ButtonLink variant="secondary" to="/prices">
          All prices
        </ButtonLink>
        {fees ? `Delivery is ${priceOf(fees)}. ` : null}
        Nothing is added later.
      </p>
    </section>
  )
}

function priceOf({ home_delivery: price }: Fees): string {
  return price === 0 ? 'free' : `${formatMoney(price, siteLocale())} each way`
}

/** Returns one service with a price of each of the first categories, and none of them twice. */
function examplesOf(offers: readonly PricedOffer[]): PricedOffer[] {
  const byName = new Map<string, PricedOffer>()
  const priced = offers.filter(({ service }) => fromPrice(service) !== null)
  for (const own of Map.groupBy(priced, ({ category }) => category.id).values()) {
    const other = own.find(({ service }) => !byName.has(service.name))
    if (other) byName.set(other.service.name, other)
  }
  return [...byName.values()].slice(0, examples)
}
