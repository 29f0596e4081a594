import type { Executor } from '#src/db/database.ts'
import { type Order, orderRepository } from './repository.ts'

/** Returns the order with this number if it belongs to the address: a number alone proves nothing. */
export async function ownOrder(
  db: Executor,
  { number, email }: { readonly number: string; readonly email: string },
): Promise<Order | null> {
  const order = await orderRepository(db).byNumber(number)
  if (!order || order.status === 'awaiting_payment') return null
  return order.email.toLowerCase() === email.toLowerCase() ? order : null
}
