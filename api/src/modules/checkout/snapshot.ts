import type { BasketEntry } from '@darnley/contract/basket'
import type { GuestCheckout } from '@darnley/contract/checkout'
import type { Storefront } from '@darnley/contract/storefront-session'
import { minor } from '@darnley/domain/money'
import { linePrice, priceOrder } from '@darnley/domain/pricing'
import type { UsableDiscount } from '#src/modules/discounts/judge.ts'
import { discountOn } from '#src/modules/discounts/rules.ts'
import type { OrderSnapshot } from '#src/modules/orders/repository.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'

interface ToOrder {
  readonly entries: BasketEntry[]
  readonly basketVersion: number
  readonly details: GuestCheckout
  readonly storefront: Storefront | null
  readonly discount: UsableDiscount | null
}

/** Returns an order at its agreed prices, which are the ones charged. */
export function makeSnapshot({
  entries,
  basketVersion,
  details,
  storefront,
  discount,
}: ToOrder): OrderSnapshot {
  const rate = rateOf(storefront)
  const price = priceOrder({
    entries,
    rate,
    inbound: details.collection_provider,
    outbound: details.dropoff_provider,
    inStoreType: details.in_store_type,
    express: details.express,
    discountAmount: discount && discountOn(entries, discount.percentage),
  })
  return {
    basketVersion,
    storefrontId: storefront?.id ?? null,
    customerName: details.customer_name,
    email: details.email,
    phone: details.phone,
    address: details.address,
    collectionProvider: details.collection_provider,
    dropoffProvider: details.dropoff_provider,
    inStoreType: details.in_store_type,
    express: details.express,
    originSystem: details.origin_system,
    couponCode: discount?.code ?? null,
    entries,
    rate,
    subtotal: price.subtotal,
    shipping: price.shipping ?? minor(0),
    discount: price.discount,
    expressPrice: price.express,
    total: price.total,
  }
}

/** Whether every line costs what the customer saw; names and pictures may differ. */
export function hasSamePrices(seen: readonly BasketEntry[], now: readonly BasketEntry[]): boolean {
  const prices = (entries: readonly BasketEntry[]): string =>
    entries.map((entry) => entry.serviceDetails.map(linePrice).join()).join(';')
  return prices(seen) === prices(now)
}
