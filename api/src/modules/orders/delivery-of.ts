import type { PricedDelivery } from '@darnley/domain/pricing'
import type { Order } from './repository.ts'

/** Returns an order's delivery as it was priced. */
export function deliveryOf(order: Order): PricedDelivery {
  const { shipping, collectionProvider: inbound, dropoffProvider: outbound, inStoreType } = order
  return { shipping, inbound, outbound, inStoreType }
}
