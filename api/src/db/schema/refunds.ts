import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RefundCause, RefundRequest } from '@darnley/contract/workshop-money'
import type { Minor } from '@darnley/domain/money'
import { orders } from './orders.ts'

/** An amount that goes back for a part of an order: a line's id, or collection, way_back or express. */
export interface RefundPart {
  readonly part: string
  readonly amount: Minor
  readonly goodwill: Minor
}

/**
 * Money that goes back, written in the transaction that finds the reason; each row is one refund of one payment. The
 * reconciler sends them to the provider. What a shop took in its till is only recorded.
 */
export const refunds = pgTable(
  'refunds',
  {
    /** Also in the refund's metadata at the provider. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null for what a shop has to give back in its till. */
    paymentIntentId: text('payment_intent_id'),
    amount: integer().$type<Minor>().notNull(),
    cause: text().$type<RefundCause>().notNull().default('paid_twice'),
    /** Key of the request that asked for it, so that a repeated one has no effect; null for one by the system. */
    requestKey: uuid('request_key'),
    /** What that request wanted, so that its key is refused to another one; null for a cancellation and older rows. */
    request: jsonb().$type<RefundRequest['what']>(),
    /** The part of the amount that is given although the price stays; 0 once the order is cancelled. */
    goodwill: integer()
      .$type<Minor>()
      .notNull()
      .default(sql`0`),
    parts: jsonb().$type<readonly RefundPart[]>().notNull().default([]),
    /** In the words of the staff. */
    reason: text(),
    /** staff:<id>, customer or system. */
    actor: text().notNull().default('system'),
    attempts: integer().notNull().default(0),
    /** Part of the idempotency key: incremented when the provider has answered with an error, which it repeats. */
    keyAttempt: integer('key_attempt').notNull().default(1),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    /** The provider refused it for good. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('refunds_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.refundedAt} is null`),
    index('refunds_of_order').on(table.orderId),
    index('refunds_done').on(table.refundedAt),
    uniqueIndex('refunds_paid_twice_once')
      .on(table.paymentIntentId)
      .where(sql`${table.cause} = 'paid_twice'`),
    uniqueIndex('refunds_once_a_request')
      .on(table.requestKey, sql`coalesce(${table.paymentIntentId}, '')`)
      .where(sql`${table.requestKey} is not null`),
  ],
)
