import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The order, proposal or refund that a mail is about; the index below has the same words. Literals, so that the planner
 * can use it.
 */
export const mailSubject = sql`coalesce(payload->>'orderId', payload->>'proposalId', payload->>'refundId')`

/** E-mails and text messages to send, written in the transaction that causes them. Each key is sent once. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    key: text().notNull().unique(),
    /** Section 3, "Notification types". */
    notificationType: text('notification_type')
      .$type<'order_status_update' | 'something_else'>()
      .notNull(),
    template: text().notNull(),
    payload: jsonb().$type<Record<string, string>>().notNull(),
    /** W3C trace of the request that caused the mail, continued by the span that sends it. */
    traceparent: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Given up by a colleague, who is `droppedBy`: staff:<id>. */
    droppedAt: timestamp('dropped_at', { withTimezone: true }),
    droppedBy: text('dropped_by'),
    /** What the provider of text messages said after it took one; null for a mail, and until then. */
    delivery: text().$type<'delivered' | 'undelivered'>(),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null`),
    // What was sent to the customer of an order (modules/conversations/sent-repository.ts).
    index('outbox_about')
      .on(mailSubject)
      .where(sql`${mailSubject} is not null`),
  ],
)
