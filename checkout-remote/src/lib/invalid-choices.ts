import type { InStoreType } from '@darnley/contract/checkout'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { notOfferedText, whyNotOffered } from '@darnley/domain/delivery'
import type { Fees } from '@darnley/contract/help'
import { formatMoney, type Minor } from '@darnley/domain/money'
import { shippingPrice } from '@darnley/domain/pricing'
import { type Blocked, offeredInStore, storeDeliveries } from './delivery.ts'
import type { CheckoutForm } from './form.ts'
import { normalisePostcode } from '@darnley/contract/text/postcode'
import type { FormStep } from './steps.ts'

/** What choices are validated against; each of these can change after a choice was made. */
export interface Circumstances {
  readonly storeMode: boolean
  readonly blocked: Blocked
  /** The return options of a shop; unused on the customers' site. */
  readonly deliveryOptions: readonly InStoreType[]
  /** Where the bicycle courier rides. */
  readonly courierAreas: readonly string[]
  /** Delivery and express as they are charged now. */
  readonly fees: Fees
  /** The price of express for the current basket. */
  readonly expressPrice: Minor
  readonly locale: string
}

/** An earlier choice that can no longer be ordered. */
export interface InvalidChoice {
  /** The step in which to choose again. */
  readonly step: FormStep
  readonly field: 'inbound' | 'outbound' | 'inStoreType' | 'choice' | 'price' | 'fitting'
  /** A sentence that names the choice and says why it is no longer valid. */
  readonly reason: string
}

/**
 * Returns the choices that a later change of address, basket or shop has made invalid. Only confirmed data counts: an
 * address that is being edited takes effect when it is confirmed.
 */
export function invalidChoices(
  form: CheckoutForm,
  circumstances: Circumstances,
): readonly InvalidChoice[] {
  return [
    ...invalidShipping(form, circumstances),
    ...otherWayThere(form, circumstances),
    ...dearerShipping(form, circumstances),
    ...invalidTurnaround(form, circumstances),
  ]
}

function invalidShipping(
  form: CheckoutForm,
  { storeMode, blocked, deliveryOptions, courierAreas }: Circumstances,
): readonly InvalidChoice[] {
  const { inStoreType } = form.shipping
  const isSettled = isAddressSettled(form)
  if (!storeMode) return refusedProviders(form, { blocked, courierAreas, isSettled })
  if (!inStoreType || offeredInStore(deliveryOptions, blocked).includes(inStoreType)) return []
  const reason = `“${storeDeliveries[inStoreType].label}” is not offered here any more.`
  return [{ step: 'shipping', field: 'inStoreType', reason }]
}

function isAddressSettled({ confirmed }: CheckoutForm): boolean {
  return confirmed.includes('address')
}

interface Offer extends Pick<Circumstances, 'blocked' | 'courierAreas'> {
  readonly isSettled: boolean
}

/** Returns the chosen providers that do not serve the address, confirmed or as typed so far. */
export function refusedProviders(
  { shipping, address }: CheckoutForm,
  { blocked, courierAreas, isSettled }: Offer,
): readonly InvalidChoice[] {
  const postcode = normalisePostcode(address.postcode)
  const judge = (
    field: 'inbound' | 'outbound',
    code: DeliveryProviderCode | null,
  ): InvalidChoice[] => {
    const why =
      code && whyNotOffered(code, { postcode, isStorefront: false, blocked, courierAreas })
    if (!why || (why === 'outside-areas' && !isSettled)) return []
    return [{ step: 'shipping', field, reason: `${notOfferedText(code, { why, postcode })}.` }]
  }
  return [
    // Nothing carries what is brought to its fitting.
    ...(shipping.fitting ? [] : judge('inbound', shipping.inbound)),
    ...judge('outbound', shipping.outbound),
  ]
}

/** A basket or fitting that was changed since may need another way there, or none. */
function otherWayThere(
  { shipping: { fitting, wasBrought }, confirmed }: CheckoutForm,
  { storeMode }: Circumstances,
): readonly InvalidChoice[] {
  const isBrought = fitting !== undefined
  // Also while it is being chosen again, which takes the confirmation back.
  const wasConfirmed = wasBrought !== undefined || confirmed.includes('shipping')
  if (storeMode || !wasConfirmed || isBrought === (wasBrought ?? false)) return []
  const reason = isBrought
    ? 'You bring everything to your fitting now: there is nothing to post.'
    : 'Your items are not all brought to your fitting any more.'
  return [{ step: 'shipping', field: 'fitting', reason }]
}

/** Delivery that costs more than when it was confirmed must be accepted again. */
function dearerShipping(
  { shipping: { price, inbound, outbound, inStoreType } }: CheckoutForm,
  { storeMode, fees, locale }: Circumstances,
): readonly InvalidChoice[] {
  if (price === undefined) return []
  const chosen = storeMode
    ? { inbound: null, outbound: null, inStoreType }
    : { inbound, outbound, inStoreType: null }
  const now = shippingPrice({ ...chosen, fees })
  if (now === null || now <= price) return []
  const [before, after] = [formatMoney(price, locale), formatMoney(now, locale)]
  const reason = `Delivery now costs ${after} instead of ${before}.`
  return [{ step: 'shipping', field: 'price', reason }]
}

/** A surcharge that has grown must be accepted again. */
function invalidTurnaround(
  { turnaround: { choice, price } }: CheckoutForm,
  { expressPrice, locale }: Circumstances,
): readonly InvalidChoice[] {
  if (choice !== 'express' || price === null || expressPrice <= price) return []
  const [before, now] = [formatMoney(price, locale), formatMoney(expressPrice, locale)]
  const reason = `The express turnaround now costs ${now} instead of ${before}.`
  return [{ step: 'turnaround', field: 'choice', reason }]
}

/** Returns the reasons without repetitions: both directions can fail for the same one. */
export function reasonsOf(choices: readonly InvalidChoice[]): string {
  return [...new Set(choices.map(({ reason }) => reason))].join(' ')
}
