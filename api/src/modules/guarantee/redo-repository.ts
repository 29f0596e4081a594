import { sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { orders } from '#src/db/schema/orders.ts'

type NewRedo = Omit<typeof orders.$inferInsert, 'collectionRef' | 'status'> & {
  readonly numberPrefix: string
}

/** Inserts an order with the next number, to be settled in the same transaction. */
export async function insertRedo(
  db: Executor,
  { numberPrefix, ...order }: NewRedo,
): Promise<typeof orders.$inferSelect> {
  const [inserted] = await db
    .insert(orders)
    .values({
      ...order,
      status: 'awaiting_payment',
      collectionRef: sql`${numberPrefix}::text || '-' || nextval('order_numbers')`,
    })
    .returning()
  if (!inserted) throw new Error('The order was not inserted')
  return inserted
}
