import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Events of the payment provider, each written in the same transaction as its effect. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    paymentIntentId: text('payment_intent_id'),
    /** Null when no order has that payment intent. */
    orderId: uuid('order_id'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    /** Time at which to ask the provider about a payment that matches no order; null when there is nothing to ask. */
    nextAttemptAt: timestamp('look_up_at', { withTimezone: true }),
    attempts: integer('look_ups').notNull().default(0),
  },
  (table) => [
    index('payment_events_to_look_up')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
  ],
)
