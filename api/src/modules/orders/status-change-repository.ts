import { asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { orderStatusChanges } from '#src/db/schema/orders.ts'

type StatusChange = typeof orderStatusChanges.$inferSelect

const findOfOrder = prepared((db) =>
  db
    .select()
    .from(orderStatusChanges)
    .where(eq(orderStatusChanges.orderId, sql.placeholder('orderId')))
    .orderBy(asc(orderStatusChanges.id))
    .prepare('status_changes_of_order'),
)

/** Returns the status changes of an order, the oldest first. */
export function statusChangesOf(db: Executor, orderId: string): Promise<StatusChange[]> {
  return findOfOrder(db).execute({ orderId })
}
