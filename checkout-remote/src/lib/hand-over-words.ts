import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { isDropOffPoint } from '@darnley/domain/delivery'

/** Returns a condition such as "if you send your items today", depending on the provider. */
export function handOverWords(inbound: DeliveryProviderCode, day: string): string {
  if (isDropOffPoint(inbound)) return `if you bring your items ${day}`
  return isCollected(inbound)
    ? `if your items are collected ${day}`
    : `if you send your items ${day}`
}

/** Returns a phrase such as "Sent on Mon 30 November", for an order that was placed. */
export function handedOverWords(inbound: DeliveryProviderCode, day: string): string {
  if (isDropOffPoint(inbound)) return `Brought in on ${day}`
  return isCollected(inbound) ? `Collected on ${day}` : `Sent on ${day}`
}

function isCollected(inbound: DeliveryProviderCode): boolean {
  return inbound === 'RMTracked24Collection' || inbound === 'Evermile'
}
