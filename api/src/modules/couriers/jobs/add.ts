import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { Executor } from '#src/db/database.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { courierQueue, type NewCourierJob } from './repository.ts'

/** The company's own couriers, which Onfleet dispatches and which serve shops only. */
const OWN: ReadonlySet<DeliveryProviderCode> = new Set(['Onfleet', 'SFOnfleet'])

type Travelling = Pick<
  Order,
  'id' | 'storefrontId' | 'collectionProvider' | 'dropoffProvider' | 'pickupDay'
>

/**
 * Returns the job that has a placed order's clothes collected: by our own courier at the shop, or by the postie on the
 * day that the customer chose; null for other orders.
 */
export function collectionOf(order: Travelling): NewCourierJob | null {
  if (order.pickupDay !== null) {
    const kind = 'book-collection'
    return { key: `${kind}:${order.id}`, kind, orderId: order.id }
  }
  if (order.storefrontId === null || !OWN.has(order.collectionProvider)) return null
  const kind = 'bring-to-us'
  return { key: `${kind}:${order.id}`, kind, orderId: order.id }
}

/** Adds the return of an order's clothes, in the transaction that makes them ready. */
export async function addReturn(db: Executor, order: Travelling): Promise<void> {
  if (order.storefrontId === null || !OWN.has(order.dropoffProvider)) return
  const kind = 'bring-back'
  await courierQueue(db).add({ key: `${kind}:${order.id}`, kind, orderId: order.id })
}

/** Adds tracking of a parcel, in the transaction that books it. Evermile reports its own parcels itself. */
export async function addTracking(
  db: Executor,
  parcel: { orderId: string; provider: DeliveryProviderCode; trackingNumber: string },
): Promise<void> {
  const { orderId, provider, trackingNumber } = parcel
  if (provider === 'Evermile') return
  const kind = 'track'
  await courierQueue(db).add({ key: `${kind}:${trackingNumber}`, kind, orderId, trackingNumber })
}
