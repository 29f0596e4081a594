import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Events of the payment provider that took effect, in the same transaction as the effect. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  paymentIntentId: text('payment_intent_id'),
  /** Null when no order of ours is known by that payment. */
  orderId: uuid('order_id'),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
})
