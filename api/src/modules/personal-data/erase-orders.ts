import type { Executor } from '#src/db/database.ts'
import { basketRepository } from '#src/modules/basket/repository.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'

export interface ErasedOrders {
  readonly orders: number
  /** Under way: erased by the change of status that closes them, because their clothes must find home. */
  readonly keptUntilFinished: number
  /** In which an entry of these orders lay. */
  readonly baskets: number
}

/** Erases the customer of each order that is closed, and has the others erased once they are. */
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
