import type { Executor } from '#src/db/database.ts'
import { basketRepository } from '#src/modules/basket/repository.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'

export interface ErasedOrders {
  readonly orders: number
  /** Orders in progress. They are erased when they are closed, because their clothes must be returned. */
  readonly keptUntilFinished: number
  /** Number of baskets that held an entry of these orders. */
  readonly baskets: number
}

/** Erases the customer's data of closed orders, and marks the others to be erased when they are closed. */
export async function eraseOrders(
  transaction: Executor,
  found: readonly Order[],
): Promise<ErasedOrders> {
  const repository = orderRepository(transaction)
  const closed = found.filter(({ isPast }) => isPast === true)
  const open = found.filter(({ isPast }) => isPast !== true)
  const ids = found.flatMap(({ entries }) => entries.map(({ id }) => id))
  const baskets = await basketRepository(transaction).eraseEntries({ ids })
  for (const order of closed) await repository.erase(order)
  await repository.eraseOnceClosed(open.map(({ id }) => id))
  return { orders: closed.length, keptUntilFinished: open.length, baskets }
}
