import type { CheckoutForm } from '#src/lib/form.ts'
import { stepsFor, type Progress } from '#src/lib/steps.ts'
import { $checkoutForm } from '#src/stores/checkout-form.ts'
import { $shop, type Shop } from '#src/stores/shop.ts'
import { shopNow } from 'shared/client'
import { priceOrder, type OrderPrice } from 'shared/pricing'
import { $basket, type BasketState } from 'shared/session'
import { useStore } from 'shared/stores'
import { type Day, dayAt } from 'shared/turnaround'

export interface Checkout {
  readonly form: CheckoutForm
  readonly basket: BasketState
  readonly shop: Shop
  readonly price: OrderPrice
  readonly progress: Progress
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
  const { storeMode, rate } = shop
  const { inbound, outbound, inStoreType: choice } = form.shipping
  const inStoreType = storeMode ? choice : null
  const price = priceOrder({
    entries: basket.entries,
    inbound: storeMode ? null : inbound,
    outbound: storeMode ? null : outbound,
    inStoreType,
    rate,
    express: form.turnaround.choice === 'express',
    discountAmount: basket.server.discount_amount,
  })
  const progress = { steps: stepsFor({ storeMode, inStoreType }), confirmed: form.confirmed }
  return { form, basket, shop, price, progress, today }
}
