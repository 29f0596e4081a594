import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { orderStatusChanges } from '#src/db/schema/orders.ts'

type StatusChange = typeof orderStatusChanges.$inferSelect

/** Returns the status changes of an order, the oldest first. */
export function statusChangesOf(db: Executor, orderId: string): Promise<StatusChange[]> {
  return db
    .select()
    .from(orderStatusChanges)
    .where(eq(orderStatusChanges.orderId, orderId))
    .orderBy(asc(orderStatusChanges.id))
}
