import type { WayBackStep } from '@darnley/contract/workshop-orders'
import type { Order } from '#src/modules/orders/repository.ts'
import { wayBackOf } from '#src/modules/workshop-desk/rules.ts'

type Sent = Pick<Order, 'storefrontId' | 'dropoffProvider' | 'address'>

/** Whether the workshop prints a label for the parcel back. What a shop took goes back through the shop. */
export function isPostedBack(order: Sent): boolean {
  const way = wayBackOf(order)
  const isByCourier = way === 'royal_mail' || way === 'dpd' || way === 'evermile'
  return isByCourier && order.storefrontId === null && order.address !== null
}

type Move = Exclude<WayBackStep['step'], 'book_label'>

const path: Readonly<Record<Move, Readonly<Record<string, readonly string[]>>>> = {
  hand_over: {
    awaiting_delivery: ['in_transit_to_customer'],
    customer_delivery_failed: ['in_transit_to_customer'],
  },
  put_on_shelf: {
    awaiting_delivery: ['in_transit_to_customer', 'awaiting_store_collection'],
    in_transit_to_customer: ['awaiting_store_collection'],
    customer_delivery_failed: ['awaiting_store_collection'],
  },
  collected: {
    in_transit_to_customer: ['finished'],
    awaiting_store_collection: ['finished'],
  },
}

/** Returns the statuses that an order passes through by a step of its way back; none when it cannot take the step. */
export function statusesBack(step: Move, order: Sent & Pick<Order, 'status'>): readonly string[] {
  if (step === 'put_on_shelf' && isPostedBack(order)) return []
  return new Map(Object.entries(path[step])).get(order.status) ?? []
}
