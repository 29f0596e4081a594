import type { InStoreType } from '@darnley/contract/checkout'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { isDropOffPoint } from '../delivery/drop-off-points.ts'
import { type Minor, minor, sum } from '../money/money.ts'
import { applyRate, type Rate } from './rate.ts'

const HOME_DELIVERY = minor(395)
const FREE = minor(0)

/** Returns the price of one direction: 395 x rate to or from home, 0 at a store. */
export function deliveryPrice(provider: DeliveryProviderCode, rate: Rate): Minor {
  return isDropOffPoint(provider) ? FREE : applyRate(HOME_DELIVERY, rate)
}

/** Returns the delivery price in store mode: 395 x rate to the customer's home, 0 when it stays in the shop. */
export function inStoreDeliveryPrice(choice: InStoreType, rate: Rate): Minor {
  return choice === 'return_to_customer' ? applyRate(HOME_DELIVERY, rate) : FREE
}

export interface DeliveryChoice {
  inbound: DeliveryProviderCode | null
  outbound: DeliveryProviderCode | null
  /** Set in store mode only, where it alone decides. */
  inStoreType: InStoreType | null
  rate: Rate
}

/** Returns the price of both directions; null while nothing is chosen (shown as '-'). */
export function shippingPrice({
  inbound,
  outbound,
  inStoreType,
  rate,
}: DeliveryChoice): Minor | null {
  if (inStoreType) return inStoreDeliveryPrice(inStoreType, rate)
  const chosen = [inbound, outbound].filter((provider) => provider !== null)
  return chosen.length === 0 ? null : sum(chosen.map((provider) => deliveryPrice(provider, rate)))
}
