import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * The lines of all settled orders: whichever way an order is settled writes them in the same transaction, and the
 * primary key refuses a line that another order has settled (I8).
 */
export const paidBasketLines = pgTable('paid_basket_lines', {
  lineId: uuid('line_id').primaryKey(),
  /** No foreign key: a line stays paid after its order was erased. */
  orderId: uuid('order_id').notNull(),
  settledAt: timestamp('settled_at', { withTimezone: true }).notNull().defaultNow(),
})
