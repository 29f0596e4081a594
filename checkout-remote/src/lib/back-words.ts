import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { isDropOffPoint } from '@darnley/domain/delivery'
import type { ShippingFields } from './form.ts'

const inStore = {
  complete_in_store: 'Ready here by',
  return_to_store: 'Back in the shop by',
  return_to_customer: 'With the customer by',
} as const

/** Returns the phrase before the day on which the clothes are expected back. */
export function backWordsOf(outbound: DeliveryProviderCode): string {
  return isDropOffPoint(outbound) ? 'Ready to fetch by' : 'Back with you by'
}

/** Returns the same phrase for the current choices. */
export function backWords({ outbound, inStoreType }: ShippingFields, storeMode: boolean): string {
  if (storeMode && inStoreType) return inStore[inStoreType]
  return backWordsOf(outbound ?? 'RMTracked24')
}
