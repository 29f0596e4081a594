import type { JSX } from 'react'
import { fromPrice } from '@darnley/domain/from-price'
import { formatMoney } from '@darnley/domain/money'
import { deliveryPrice } from '@darnley/domain/pricing'
import { useQuery } from '@darnley/web/query'
import { ButtonLink } from '@darnley/web/ui/button'
import { Skeleton } from '@darnley/web/ui/skeleton'
import { PriceRow } from '#src/components/price-row.tsx'
import { siteRate } from '#src/lib/site-prices.ts'
import { siteLocale } from '#src/lib/site.ts'
import { priceList, type PricedOffer } from '#src/queries/price-list.ts'
import parts from './section.module.css'
import styles from './what-it-costs.module.css'

/** Number of services that show what a price is like. */
const examples = 8

export function WhatItCosts(): JSX.Element {
  const { data, isPending } = useQuery(priceList)
  const delivery = formatMoney(deliveryPrice('RMTracked24', siteRate()), siteLocale())
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
        Delivery is {delivery} each way. Nothing is added later.
      </p>
    </section>
  )
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
