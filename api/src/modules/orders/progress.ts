import { asc, eq } from 'drizzle-orm'
import type { OrderProgress } from '@darnley/contract/order-progress'
import type { Executor } from '#src/db/database.ts'
import { orderStatusChanges } from '#src/db/schema/orders.ts'
import type { Order } from './repository.ts'

/** Returns an order's status changes without their actors, which the token's holder must not see. */
export async function progressOf(
  db: Executor,
  { id, status }: Pick<Order, 'id' | 'status'>,
): Promise<OrderProgress> {
  const changes = await db
    .select({ status: orderStatusChanges.to, at: orderStatusChanges.at })
    .from(orderStatusChanges)
    .where(eq(orderStatusChanges.orderId, id))
    .orderBy(asc(orderStatusChanges.id))
  return { status, changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })) }
}
