import type { GarmentState } from '@darnley/contract/workshop-orders'
import type { Executor } from '#src/db/database.ts'
import {
  type ChangeOrderStatusOptions,
  changeOrderStatus,
} from '#src/modules/orders/change-status.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { garmentsOf } from './repository.ts'
import { statusesAfter } from './rules.ts'

interface FollowOptions extends Pick<ChangeOrderStatusOptions, 'actor' | 'company'> {
  /** Locked by the transaction. */
  readonly order: Order
  /** States of its garments before the change. */
  readonly before: readonly GarmentState[]
}

/** Moves an order to where its garments are. */
export async function followGarments(
  db: Executor,
  { order, before, actor, company }: FollowOptions,
): Promise<Order> {
  const garments = await garmentsOf(db, order.id)
  let moved = order
  for (const to of statusesAfter(order, { garments, wasMissing: before.includes('missing') }))
    moved = await changeOrderStatus(db, { order: moved, to, actor, company })
  return moved
}
