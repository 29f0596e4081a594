import type { DeliveryProviderCode } from 'shared/contract/delivery-providers'
import type { Executor } from '#src/db/database.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { courierQueue, type NewCourierJob } from './queue.ts'

/** Providers that are the company's own couriers, who are sent out by Onfleet and serve shops only. */
const OWN: ReadonlySet<DeliveryProviderCode> = new Set(['Onfleet', 'SFOnfleet'])

type Travelling = Pick<Order, 'id' | 'storefrontId' | 'collectionProvider' | 'dropoffProvider'>

/** What our own courier is asked for when an order is placed: to collect it from the shop; null for all other orders. */
export function collectionOf(order: Travelling): NewCourierJob | null {
  if (order.storefrontId === null || !OWN.has(order.collectionProvider)) return null
  const kind = 'bring-to-us'
  return { key: `${kind}:${order.id}`, kind, orderId: order.id }
}

/** In the transaction that has an order's clothes ready to go back. */
export async function addReturn(db: Executor, order: Travelling): Promise<void> {
  if (order.storefrontId === null || !OWN.has(order.dropoffProvider)) return
  const kind = 'bring-back'
  await courierQueue(db).add({ key: `${kind}:${order.id}`, kind, orderId: order.id })
}

/** In the transaction that books a parcel; Evermile tells of its own parcels itself. */
export async function addTracking(
  db: Executor,
  parcel: { orderId: string; provider: DeliveryProviderCode; trackingNumber: string },
): Promise<void> {
  const { orderId, provider, trackingNumber } = parcel
  if (provider === 'Evermile') return
  const kind = 'track'
  await courierQueue(db).add({ key: `${kind}:${trackingNumber}`, kind, orderId, trackingNumber })
}
