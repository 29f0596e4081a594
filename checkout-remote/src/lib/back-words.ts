import type { DeliveryProviderCode } from 'shared/contract/delivery-providers'
import { isDropOffPoint } from 'shared/delivery'
import type { ShippingFields } from './form.ts'

const inStore = {
  complete_in_store: 'Ready here by',
  return_to_store: 'Back in the shop by',
  return_to_customer: 'With the customer by',
} as const

/** What stands before the day on which clothes that come back in this way are expected. */
export function backWordsOf(outbound: DeliveryProviderCode): string {
  return isDropOffPoint(outbound) ? 'Ready to fetch by' : 'Back with you by'
}

/** The same by what was chosen so far. */
export function backWords({ outbound, inStoreType }: ShippingFields, storeMode: boolean): string {
  if (storeMode && inStoreType) return inStore[inStoreType]
  return backWordsOf(outbound ?? 'RMTracked24')
}
