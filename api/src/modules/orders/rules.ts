import { isDropOffPoint } from '@darnley/domain/delivery'
import type { Order } from './repository.ts'

/** Whether an order was placed and its parcel has not set out: until then its customer can cancel it. */
export function isBeforeTransit({ status }: Pick<Order, 'status'>): boolean {
  return ['awaiting_pickup', 'awaiting_store_dropoff', 'customer_pickup_failed'].includes(status)
}

/** Returns the status of an order once it is paid, charged or free (section 4.4 and design). */
export function firstStatus({
  collectionProvider,
  inStoreType,
}: Pick<Order, 'collectionProvider' | 'inStoreType'>): string {
  const isBroughtToStore = inStoreType !== null || isDropOffPoint(collectionProvider)
  return isBroughtToStore ? 'awaiting_store_dropoff' : 'awaiting_pickup'
}
