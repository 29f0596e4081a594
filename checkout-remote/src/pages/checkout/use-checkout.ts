import { useMemo } from 'react'
import type { Fees } from '@darnley/contract/help'
import { broughtTo, withFitting } from '#src/lib/brought-to-fitting.ts'
import { feesOf } from '#src/lib/fees.ts'
import type { CheckoutForm } from '#src/lib/form.ts'
import type { Circumstances } from '#src/lib/invalid-choices.ts'
import { type CheckoutProgress, progressOf } from '#src/lib/progress.ts'
import { heldFittingQuery } from '#src/queries/fittings.ts'
import { $checkoutForm } from '#src/stores/checkout-form.ts'
import { $shop, type Shop } from '#src/stores/shop.ts'
import { shopNow } from '@darnley/web/client'
import { USUAL_COURIER_AREAS } from '@darnley/domain/delivery'
import { expressPrice, priceOrder, type OrderPrice } from '@darnley/domain/pricing'
import { $basket, type BasketState } from '@darnley/web/session'
import { useQuery } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { type Day, dayAt } from '@darnley/domain/turnaround'

export interface Checkout {
  readonly form: CheckoutForm
  readonly basket: BasketState
  readonly shop: Shop
  readonly circumstances: Circumstances
  /** Delivery and express as they are charged now. */
  readonly fees: Fees
  readonly price: OrderPrice
  readonly progress: CheckoutProgress
  /** Returns the current day in the workshop, by the api's clock and not this device's. */
  readonly today: () => Day
}

// A function, so that the first step does not wait for a calendar.
const today = (): Day => dayAt(shopNow())

/** Returns all data of the checkout from the stores. */
export function useCheckout(): Checkout {
  const basket = useStore($basket)
  const shop = useStore($shop)
  const form = useForm({ entries: basket.entries, storeMode: shop.storeMode })
  const circumstances = circumstancesOf(shop, basket)
  const { fees } = circumstances
  const progress = progressOf(form, circumstances)
  const price = priceOf({ form, basket, shop, fees, progress })
  return { form, basket, shop, circumstances, fees, price, progress, today }
}

/** Returns the form, with the fitting as the way there when it is. */
function useForm({
  entries,
  storeMode,
}: Pick<BasketState, 'entries'> & Pick<Shop, 'storeMode'>): CheckoutForm {
  const form = useStore($checkoutForm)
  // Fetched where the fitting is chosen: a second observer would fetch it again once it has failed.
  const { data: held } = useQuery({ ...heldFittingQuery, enabled: false })
  const fitting = storeMode ? null : broughtTo({ entries, held })
  // By its values: a hold that was extended is no other fitting, and does not ask for the order again.
  const { date, startsAt, place } = fitting ?? {}
  return useMemo(
    () => withFitting(form, date && startsAt ? { date, startsAt, place: place ?? null } : null),
    [form, date, startsAt, place],
  )
}

/** Returns the current circumstances that the form's choices are validated against. */
export function circumstancesOf(shop: Shop, { entries, server }: BasketState): Circumstances {
  const fees = feesOf(server, shop.rate)
  return {
    storeMode: shop.storeMode,
    blocked: shop.blocked,
    deliveryOptions: shop.storefront?.delivery_options ?? [],
    courierAreas: server.courier_areas ?? USUAL_COURIER_AREAS,
    fees,
    expressPrice: expressPrice(entries.length, fees),
    locale: shop.locale,
  }
}

/** Returns the price; an invalid choice costs nothing, because its replacement is unknown. */
function priceOf({
  form,
  basket,
  shop: { storeMode },
  fees,
  progress,
}: Omit<Checkout, 'price' | 'circumstances' | 'today'>): OrderPrice {
  const { inbound, outbound, inStoreType } = form.shipping
  const holds = (field: string): boolean => progress.invalid.every((each) => each.field !== field)
  return priceOrder({
    entries: basket.entries,
    inbound: !storeMode && holds('inbound') ? inbound : null,
    outbound: !storeMode && holds('outbound') ? outbound : null,
    inStoreType: storeMode && holds('inStoreType') ? inStoreType : null,
    fees,
    express: form.turnaround.choice === 'express',
    discountAmount: basket.server.discount_amount,
  })
}
