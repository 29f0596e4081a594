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
import type { IfUnanswered } from '@darnley/contract/checkout'
import type { ProposalKind, ProposalState } from '@darnley/contract/price-proposals'
import type { Minor } from '@darnley/domain/money'
import { orders } from './orders.ts'

export interface AskedQuestion {
  readonly text: string
  readonly askedAt: string
}

/** Other prices for lines of orders, proposed by the workshop. What was proposed never changes. */
export const priceProposals = pgTable(
  'price_proposals',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id').notNull(),
    kind: text().$type<ProposalKind>().notNull(),
    state: text().$type<ProposalState>().notNull().default('open'),
    /** Agreed before, without the discount code. */
    oldPrice: integer('old_price').$type<Minor>().notNull(),
    newPrice: integer('new_price').$type<Minor>().notNull(),
    /** By how much the total changes when the customer agrees, after the discount code. */
    change: integer().$type<Minor>().notNull(),
    /** What the line cost before, after the discount code: refunded when it is left out. */
    net: integer().$type<Minor>().notNull(),
    totalBefore: integer('total_before').$type<Minor>().notNull(),
    reason: text().notNull(),
    /** staff:<id> */
    actor: text().notNull(),
    /** As the order said when the price was proposed. */
    ifUnanswered: text('if_unanswered').$type<IfUnanswered>().notNull(),
    answerUntil: timestamp('answer_until', { withTimezone: true }).notNull(),
    questions: jsonb().$type<readonly AskedQuestion[]>().notNull().default([]),
    /** The intent of the difference, once the customer wants to pay it. */
    paymentIntentId: text('payment_intent_id').unique(),
    intentAttempt: integer('intent_attempt').notNull().default(1),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** staff:<id>, customer or system. */
    closedBy: text('closed_by'),
    /** By how much the total changed when it was closed. */
    settledChange: integer('settled_change').$type<Minor>(),
    attempts: integer().notNull().default(0),
    /** When to ask the provider, or to close it without an answer; null when there is nothing left to do. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('price_proposals_of_order').on(table.orderId, table.createdAt),
    index('price_proposals_paid').on(table.paidAt),
    uniqueIndex('price_proposals_one_open_a_line')
      .on(table.orderId, table.lineId)
      .where(sql`${table.state} = 'open'`),
    index('price_proposals_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
  ],
)
