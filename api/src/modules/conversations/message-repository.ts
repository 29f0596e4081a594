import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { conversationEntries, conversations } from '#src/db/schema/conversations.ts'
import type { EntryRow } from './repository.ts'

export interface MessageRepository {
  /** Returns the messages of all conversations about an order, oldest first. */
  ofOrder(orderId: string): Promise<Pick<EntryRow, 'id' | 'kind' | 'at' | 'words'>[]>
  countOfOrder(orderId: string): Promise<number>
}

export function messageRepository(db: Executor): MessageRepository {
  const { id, kind, at, words, conversationId } = conversationEntries
  const isAbout = (orderId: string) =>
    and(eq(conversations.orderId, orderId), inArray(kind, ['received', 'sent']))
  return {
    ofOrder: (orderId) =>
      db
        .select({ id, kind, at, words })
        .from(conversationEntries)
        .innerJoin(conversations, eq(conversations.id, conversationId))
        .where(isAbout(orderId))
        .orderBy(asc(id)),
    countOfOrder: async (orderId) => {
      const [row] = await db
        .select({ messages: count() })
        .from(conversationEntries)
        .innerJoin(conversations, eq(conversations.id, conversationId))
        .where(isAbout(orderId))
      return row?.messages ?? 0
    },
  }
}
