import { asc, inArray } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { priceProposals } from '#src/db/schema/price-proposals.ts'
import { refunds } from '#src/db/schema/refunds.ts'

/** What was proposed and given back for a person's orders. */
export interface OrderMoneyRecords {
  readonly proposals: readonly (typeof priceProposals.$inferSelect)[]
  readonly refunds: readonly (typeof refunds.$inferSelect)[]
}

/** Returns the proposed prices and refunds of orders, oldest first. */
export async function moneyOfOrders(
  db: Executor,
  orderIds: readonly string[],
): Promise<OrderMoneyRecords> {
  const ids = [...orderIds]
  return {
    proposals: await db
      .select()
      .from(priceProposals)
      .where(inArray(priceProposals.orderId, ids))
      .orderBy(asc(priceProposals.createdAt)),
    refunds: await db
      .select()
      .from(refunds)
      .where(inArray(refunds.orderId, ids))
      .orderBy(asc(refunds.createdAt)),
  }
}
