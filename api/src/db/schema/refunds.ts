import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Minor } from '@darnley/domain/money'
import { orders } from './orders.ts'

/**
 * Refunds that the API issues by itself, written in the transaction that finds the reason. The reconciler sends them
 * to the provider.
 */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the idempotency key at the provider. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    paymentIntentId: text('payment_intent_id').notNull().unique(),
    amount: integer().$type<Minor>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('refunds_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.refundedAt} is null`),
    index('refunds_of_order').on(table.orderId),
  ],
)
