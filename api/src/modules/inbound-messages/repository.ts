import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { conversationEntries, conversations } from '#src/db/schema/conversations.ts'
import { orders } from '#src/db/schema/orders.ts'
import type { ConversationRow } from '#src/modules/conversations/repository.ts'

export interface InboundRepository {
  /** Returns the latest conversation about an order that began with an answer and is not done. */
  openAnswerAbout(orderId: string): Promise<ConversationRow | null>
  /** Whether a message with this key is in a conversation about the order. */
  isKnownOfOrder(orderId: string, key: string): Promise<boolean>
  /** Returns the conversation in which this phone was texted last. */
  lastTexted(phone: string): Promise<ConversationRow | null>
  /** Returns the conversation without an order that a text from this phone began and that is not done. */
  openTextFrom(phone: string): Promise<ConversationRow | null>
  /** Returns the id of the latest order with this phone. */
  latestOrderOf(phone: string): Promise<string | null>
}

const { orderId: orderOf, phone: phoneOf, lastMessageAt } = conversations

export function inboundRepository(db: Executor): InboundRepository {
  const latest = async (condition: ReturnType<typeof and>): Promise<ConversationRow | null> => {
    const rows = await db
      .select({ conversation: conversations })
      .from(conversations)
      .leftJoin(orders, eq(orders.id, orderOf))
      .where(condition)
      .orderBy(desc(lastMessageAt))
      .limit(1)
    return rows[0]?.conversation ?? null
  }
  const isOpenAnswer = and(eq(conversations.cameAs, 'answer'), ne(conversations.state, 'done'))
  return {
    openAnswerAbout: (id) => latest(and(eq(orderOf, id), isOpenAnswer)),
    isKnownOfOrder: async (id, key) => {
      const rows = await db
        .select({ id: conversationEntries.id })
        .from(conversationEntries)
        .innerJoin(conversations, eq(conversations.id, conversationEntries.conversationId))
        .where(and(eq(orderOf, id), eq(conversationEntries.requestKey, key)))
      return rows.length > 0
    },
    lastTexted: (phone) => {
      const isOfPhone = or(
        sql`${orderOf} in (select id from ${orders} where phone = ${phone} and status <> 'awaiting_payment')`,
        and(isNull(orderOf), eq(phoneOf, phone)),
      )
      const wasTexted = sql`exists (select from ${conversationEntries} entry
        where entry.conversation_id = ${conversations.id} and entry.kind = 'sent' and entry.channel = 'sms')`
      return latest(and(isOfPhone, wasTexted))
    },
    openTextFrom: (phone) =>
      latest(
        and(isNull(orderOf), eq(phoneOf, phone), eq(conversations.channel, 'sms'), isOpenAnswer),
      ),
    latestOrderOf: async (phone) => {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.phone, phone), ne(orders.status, 'awaiting_payment')))
        .orderBy(desc(orders.createdAt))
        .limit(1)
      return rows[0]?.id ?? null
    },
  }
}
