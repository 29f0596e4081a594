import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Lines of all settled orders. Every settlement writes them in its own transaction, and the primary key refuses a
 * line that another order has settled (I8).
 */
export const paidBasketLines = pgTable('paid_basket_lines', {
  lineId: uuid('line_id').primaryKey(),
  /** No foreign key: a line stays paid after its order is erased. */
  orderId: uuid('order_id').notNull(),
  settledAt: timestamp('settled_at', { withTimezone: true }).notNull().defaultNow(),
})
