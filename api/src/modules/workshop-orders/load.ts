import type { Executor } from '#src/db/database.ts'
import { notFound } from '#src/lib/http-error.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'

/** Returns an order that is paid. @throws HttpError 404 */
export async function placedOrder(db: Executor, id: string): Promise<Order> {
  return required(await orderRepository(db).byId(id))
}

/** Returns an order that is paid, locked by the transaction. @throws HttpError 404 */
export async function lockPlacedOrder(db: Executor, id: string): Promise<Order> {
  return required(await orderRepository(db).lock(id))
}

function required(order: Order | null): Order {
  if (!order || order.status === 'awaiting_payment') throw notFound('Order')
  return order
}
