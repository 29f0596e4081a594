import { dayAt } from '@darnley/domain/turnaround'
import type { Executor } from '#src/db/database.ts'
import { dueDayOf } from '#src/modules/orders/due-day.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { isBeforeTransit } from '#src/modules/orders/rules.ts'
import { type FittingRow, fittingRepository } from './repository.ts'

/** Moves the day by which the work is due with the fitting to which the clothes are brought. */
export async function followFitting(
  db: Executor,
  { orderId, date }: Pick<FittingRow, 'orderId' | 'date'>,
): Promise<void> {
  const order = orderId ? await orderRepository(db).lock(orderId) : null
  if (!order?.broughtToFitting || !isBeforeTransit(order)) return
  const way = { code: order.collectionProvider }
  const ordered = dayAt(order.createdAt)
  const dueOn = dueDayOf({ ...order, pickupDay: date }, { ordered, way })
  await fittingRepository(db).expectOn(order.id, dueOn)
}
