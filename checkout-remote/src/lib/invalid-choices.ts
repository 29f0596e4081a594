import type { InStoreType } from 'shared/contract/checkout'
import type { DeliveryProviderCode } from 'shared/contract/delivery-providers'
import { notOfferedText, whyNotOffered } from 'shared/delivery'
import { formatMoney, type Minor } from 'shared/money'
import { type Blocked, offeredInStore, storeDeliveries } from './delivery.ts'
import type { CheckoutForm } from './form.ts'
import { normalisePostcode } from 'shared/text/postcode'
import type { FormStep } from './steps.ts'

/** What choices are judged by; each of these can change after a choice was made. */
export interface Circumstances {
  readonly storeMode: boolean
  readonly blocked: Blocked
  /** How the shop lets orders come back; of no meaning on the customers' site. */
  readonly deliveryOptions: readonly InStoreType[]
  /** What the express turnaround costs for the basket as it is. */
  readonly expressPrice: Minor
  readonly locale: string
}

/** A choice from earlier that can not be ordered any more. */
export interface InvalidChoice {
  /** The step in which to choose again. */
  readonly step: FormStep
  readonly field: 'inbound' | 'outbound' | 'inStoreType' | 'choice'
  /** A sentence that names what was chosen and says why it does not hold. */
  readonly reason: string
}

/**
 * The choices that something later made invalid: the address, the basket, the shop or what it blocks. They are judged
 * by what is settled: an address that is being changed takes effect when it is confirmed.
 */
export function invalidChoices(
  form: CheckoutForm,
  circumstances: Circumstances,
): readonly InvalidChoice[] {
  return [...invalidShipping(form, circumstances), ...invalidTurnaround(form, circumstances)]
}

function invalidShipping(
  form: CheckoutForm,
  { storeMode, blocked, deliveryOptions }: Circumstances,
): readonly InvalidChoice[] {
  const { inStoreType } = form.shipping
  if (!storeMode) return refusedProviders(form, { blocked, isSettled: isAddressSettled(form) })
  if (!inStoreType || offeredInStore(deliveryOptions, blocked).includes(inStoreType)) return []
  const reason = `“${storeDeliveries[inStoreType].label}” is not offered here any more.`
  return [{ step: 'shipping', field: 'inStoreType', reason }]
}

function isAddressSettled({ confirmed }: CheckoutForm): boolean {
  return confirmed.includes('address')
}

/** The chosen providers that do not go to the address, settled or as it is typed so far. */
export function refusedProviders(
  { shipping, address }: CheckoutForm,
  { blocked, isSettled }: { readonly blocked: Blocked; readonly isSettled: boolean },
): readonly InvalidChoice[] {
  const postcode = normalisePostcode(address.postcode)
  const judge = (
    field: 'inbound' | 'outbound',
    code: DeliveryProviderCode | null,
  ): InvalidChoice[] => {
    const why = code && whyNotOffered(code, { postcode, isStorefront: false, blocked })
    if (!why || (why === 'london-only' && !isSettled)) return []
    return [{ step: 'shipping', field, reason: `${notOfferedText(code, { why, postcode })}.` }]
  }
  return [...judge('inbound', shipping.inbound), ...judge('outbound', shipping.outbound)]
}

/** A surcharge that has grown with the basket has to be agreed to again. */
function invalidTurnaround(
  { turnaround: { choice, price } }: CheckoutForm,
  { expressPrice, locale }: Circumstances,
): readonly InvalidChoice[] {
  if (choice !== 'express' || price === null || expressPrice <= price) return []
  const [before, now] = [formatMoney(price, locale), formatMoney(expressPrice, locale)]
  const reason = `The express turnaround now costs ${now} instead of ${before}, because your basket has changed.`
  return [{ step: 'turnaround', field: 'choice', reason }]
}

/** The reasons in words, each once: both ways can fail for the same one. */
export function reasonsOf(choices: readonly InvalidChoice[]): string {
  return [...new Set(choices.map(({ reason }) => reason))].join(' ')
}
