import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import {
  type Day,
  dispatchDay,
  expectedDays,
  type ExpectedDays,
  type Way,
} from '@darnley/domain/turnaround'
import { chosenProviders } from './delivery.ts'
import type { ShippingFields } from './form.ts'

export interface Outlook {
  readonly shipping: ShippingFields
  readonly storeMode: boolean
  readonly express: boolean
  /** The current day. */
  readonly today: Day
  readonly wayOf: (code: DeliveryProviderCode) => Way
}

/** When the customer can expect the clothes (U13); null while a choice is missing. */
export type Expected = Pick<ExpectedDays, 'handedOver' | 'back'>

export function expected({ shipping, storeMode, express, today, wayOf }: Outlook): Expected | null {
  // Work that is done in the shop needs no delivery.
  if (storeMode && shipping.inStoreType === 'complete_in_store')
    return { handedOver: today, back: dispatchDay(today, express) }
  const pair = chosenProviders(shipping, storeMode)
  if (!pair) return null
  const { collection_provider: inbound, dropoff_provider: outbound } = pair
  return expectedDays({
    ordered: today,
    inbound: wayOf(inbound),
    outbound: wayOf(outbound),
    express,
    pickupDay:
      shipping.fitting?.date ?? (inbound === 'RMTracked24Collection' ? shipping.pickupDay : null),
  })
}
