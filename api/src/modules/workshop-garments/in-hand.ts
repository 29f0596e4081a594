import type { TaskInHand } from '@darnley/contract/workshop-garments'
import type { Executor } from '#src/db/database.ts'
import { tagCode } from '#src/modules/orders/order-number.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { readColleagues } from '#src/modules/workshop-desk/repository/colleagues.ts'
import { describe } from '#src/modules/workshop-orders/view.ts'
import { garmentById, readNow, taskInHand, tasksOf } from './repository.ts'
import { viewTask } from './view.ts'
import { isWorkable } from './work.ts'

/** Returns the task that a colleague is doing; null when there is none, or its order has left the workshop. */
export async function viewTaskInHand(db: Executor, staffId: string): Promise<TaskInHand | null> {
  const row = await taskInHand(db, staffId)
  const garment = row && (await garmentById(db, row.garmentId))
  const order = garment && (await orderRepository(db).byId(garment.orderId))
  if (!row || !garment || !order || !isWorkable({ order, garment })) return null
  const [tasks, colleagues, now] = await Promise.all([
    tasksOf(db, [garment.id]),
    readColleagues(db),
    readNow(db),
  ])
  const next = tasks.find(
    ({ state, isCheck }) => !isCheck && (state === 'to_do' || state === 'paused'),
  )
  return {
    garment_id: garment.id,
    order_id: order.id,
    version: garment.version,
    code: tagCode({ collectionRef: order.collectionRef, number: garment.number }),
    item_name: describe(order, garment).item_name,
    customer_name: order.customerName,
    task: viewTask(row, { colleagues, now }),
    number: tasks.findIndex(({ id }) => id === row.id) + 1,
    of: tasks.length,
    next: next ? { id: next.id, name: next.name } : null,
  }
}
