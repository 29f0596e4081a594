import { isDropOffPoint } from 'shared/delivery'
import type { Order } from './repository.ts'

/** Section 4.4 and design: where an order stands once it is paid, charged or free. */
export function firstStatus({
  collectionProvider,
  inStoreType,
}: Pick<Order, 'collectionProvider' | 'inStoreType'>): string {
  const isBroughtToStore = inStoreType !== null || isDropOffPoint(collectionProvider)
  return isBroughtToStore ? 'awaiting_store_dropoff' : 'awaiting_pickup'
}
