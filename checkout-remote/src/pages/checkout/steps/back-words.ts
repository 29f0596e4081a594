import { isFetched } from '#src/lib/expected.ts'
import type { ShippingFields } from '#src/lib/form.ts'

const inStore = {
  complete_in_store: 'Ready here by',
  return_to_store: 'Back in the shop by',
  return_to_customer: 'With the customer by',
} as const

/** What stands before the day on which the clothes are expected. */
export function backWords({ outbound, inStoreType }: ShippingFields, storeMode: boolean): string {
  if (storeMode && inStoreType) return inStore[inStoreType]
  return outbound && isFetched(outbound) ? 'Ready to fetch by' : 'Back with you by'
}
