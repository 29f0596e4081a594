import type { CheckoutForm } from '#src/lib/form.ts'
import type { Circumstances } from '#src/lib/invalid-choices.ts'
import { type CheckoutProgress, progressOf } from '#src/lib/progress.ts'
import { $checkoutForm } from '#src/stores/checkout-form.ts'
import { $shop, type Shop } from '#src/stores/shop.ts'
import { shopNow } from 'shared/client'
import { expressPrice, priceOrder, type OrderPrice } from 'shared/pricing'
import { $basket, type BasketState } from 'shared/session'
import { useStore } from 'shared/stores'
import { type Day, dayAt } from 'shared/turnaround'

export interface Checkout {
  readonly form: CheckoutForm
  readonly basket: BasketState
  readonly shop: Shop
  readonly price: OrderPrice
  readonly progress: CheckoutProgress
  /** The day it is in the workshop: the answer that brought the basket told, whatever this device's clock says. */
  readonly today: () => Day
}

// Asked for by the steps that name a day: the first one need not wait for a calendar.
const today = (): Day => dayAt(shopNow())

/** All that the checkout's parts show, from the stores. */
export function useCheckout(): Checkout {
  const form = useStore($checkoutForm)
  const basket = useStore($basket)
  const shop = useStore($shop)
  const progress = progressOf(form, circumstancesOf(shop, basket))
  return { form, basket, shop, price: priceOf({ form, basket, shop, progress }), progress, today }
}

/** What the choices of the form are judged by, as it is now. */
export function circumstancesOf(shop: Shop, { entries }: BasketState): Circumstances {
  return {
    storeMode: shop.storeMode,
    blocked: shop.blocked,
    deliveryOptions: shop.storefront?.delivery_options ?? [],
    expressPrice: expressPrice(entries.length, shop.rate),
    locale: shop.locale,
  }
}

/** A choice that does not hold any more costs nothing yet: what takes its place is not known. */
function priceOf({ form, basket, shop, progress }: Omit<Checkout, 'price' | 'today'>): OrderPrice {
  const { storeMode, rate } = shop
  const { inbound, outbound, inStoreType } = form.shipping
  const holds = (field: string): boolean => progress.invalid.every((each) => each.field !== field)
  return priceOrder({
    entries: basket.entries,
    inbound: !storeMode && holds('inbound') ? inbound : null,
    outbound: !storeMode && holds('outbound') ? outbound : null,
    inStoreType: storeMode && holds('inStoreType') ? inStoreType : null,
    rate,
    express: form.turnaround.choice === 'express',
    discountAmount: basket.server.discount_amount,
  })
}
