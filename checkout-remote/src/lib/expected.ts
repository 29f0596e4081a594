import { type Day, dispatchDay, expectedDays } from 'shared/turnaround'
import { chosenProviders } from './delivery.ts'
import type { ShippingFields } from './form.ts'

export interface Outlook {
  readonly shipping: ShippingFields
  readonly storeMode: boolean
  readonly express: boolean
  /** The day on which the clothes set off. */
  readonly sent: Day
}

/** When the clothes are expected where the customer gets them (U13); null while a choice is missing. */
export function expectedBack({ shipping, storeMode, express, sent }: Outlook): Day | null {
  // What is worked on in the shop does not travel.
  if (storeMode && shipping.inStoreType === 'complete_in_store') return dispatchDay(sent, express)
  const pair = chosenProviders(shipping, storeMode)
  if (!pair) return null
  const { collection_provider: inbound, dropoff_provider: outbound } = pair
  return expectedDays({ sent, inbound, outbound, express }).back
}
