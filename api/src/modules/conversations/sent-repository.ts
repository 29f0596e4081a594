import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { DeliveryState } from '@darnley/contract/workshop-messages'
import type { Executor } from '#src/db/database.ts'
import { conversationEntries, conversations } from '#src/db/schema/conversations.ts'
import { mailSubject, outbox } from '#src/db/schema/outbox.ts'
import { priceProposals } from '#src/db/schema/price-proposals.ts'
import { refunds } from '#src/db/schema/refunds.ts'
import { DEAD_AFTER } from '#src/queue/repository.ts'
import { letterKey } from './letter-key.ts'

type OutboxRow = typeof outbox.$inferSelect

export type SentMail = Pick<OutboxRow, keyof typeof columns>

/** A message that a colleague wrote. */
export type SentLetter = Pick<
  typeof conversationEntries.$inferSelect,
  'id' | 'conversationId' | 'actor' | 'channel' | 'words' | 'at'
> & { readonly subject: string }

const columns = {
  id: outbox.id,
  template: outbox.template,
  payload: outbox.payload,
  sentAt: outbox.sentAt,
  droppedAt: outbox.droppedAt,
  attempts: outbox.attempts,
  delivery: outbox.delivery,
  createdAt: outbox.createdAt,
}

/** Returns the mails about an order, its proposals and refunds, newest first. */
export function mailsAbout(db: Executor, orderId: string): Promise<SentMail[]> {
  const about = sql`(select ${orderId}::text
    union all select id::text from ${priceProposals} where order_id = ${orderId}::uuid
    union all select id::text from ${refunds} where order_id = ${orderId}::uuid)`
  return db
    .select(columns)
    .from(outbox)
    .where(sql`${mailSubject} in ${about}`)
    .orderBy(desc(outbox.id))
}

/** Returns what colleagues wrote in the conversations about an order, newest first. */
export function lettersAbout(db: Executor, orderId: string): Promise<SentLetter[]> {
  const { id, conversationId, actor, channel, words, at, kind } = conversationEntries
  return db
    .select({ id, conversationId, actor, channel, words, at, subject: conversations.subject })
    .from(conversationEntries)
    .innerJoin(conversations, eq(conversations.id, conversationId))
    .where(and(eq(conversations.orderId, orderId), eq(kind, 'sent')))
    .orderBy(desc(id))
}

/** Returns how far the messages of colleagues have come, by the id of the entry. */
export async function deliveriesOf(
  db: Executor,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, DeliveryState>> {
  if (entryIds.length === 0) return new Map()
  const byKey = new Map(entryIds.map((id) => [letterKey(id), id]))
  const rows = await db
    .select({ ...columns, key: outbox.key })
    .from(outbox)
    .where(inArray(outbox.key, [...byKey.keys()]))
  return new Map(rows.map((row) => [byKey.get(row.key) ?? 0, deliveryOf(row)]))
}

export function deliveryOf({
  sentAt,
  droppedAt,
  attempts,
  delivery,
}: Pick<OutboxRow, 'sentAt' | 'droppedAt' | 'attempts' | 'delivery'>): DeliveryState {
  if (delivery !== null) return delivery
  if (sentAt !== null) return 'sent'
  if (droppedAt !== null) return 'dropped'
  return attempts >= DEAD_AFTER ? 'failed' : 'waiting'
}
