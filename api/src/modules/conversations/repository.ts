import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { conversationEntries, conversations } from '#src/db/schema/conversations.ts'

export type ConversationRow = typeof conversations.$inferSelect
export type EntryRow = typeof conversationEntries.$inferSelect

type NewConversation = Pick<ConversationRow, 'id' | 'cameAs' | 'subject' | 'isUnread'> &
  Partial<
    Pick<
      ConversationRow,
      | 'kind'
      | 'state'
      | 'ownerId'
      | 'customerName'
      | 'email'
      | 'phone'
      | 'orderId'
      | 'collectionRef'
      | 'garmentId'
      | 'storefrontDomain'
      | 'channel'
    >
  >

type NewEntry = Pick<EntryRow, 'kind' | 'actor' | 'words'> &
  Partial<Pick<EntryRow, 'channel' | 'requestKey'>>

/** What changes of a conversation besides its version. */
type Change = Partial<Pick<ConversationRow, 'kind' | 'state' | 'ownerId' | 'isUnread' | 'channel'>>

interface Person {
  readonly email: string
  readonly phones: readonly string[]
}

export interface ConversationRepository {
  /** Returns false when there is one with this id. */
  add(conversation: NewConversation): Promise<boolean>
  byId(id: string): Promise<ConversationRow | null>
  /** Locks the conversation until the transaction ends. */
  lock(id: string): Promise<ConversationRow | null>
  /** Adds an entry to a conversation whose version it was written for. Returns its id. */
  addEntry(conversation: Pick<ConversationRow, 'id' | 'version'>, entry: NewEntry): Promise<number>
  /** Raises the version; `hasMessage` moves it to the top of the list. */
  change(id: string, change: Change & { readonly hasMessage: boolean }): Promise<void>
  markRead(id: string, version: number): Promise<void>
  /** Returns entries after a version, oldest first; all of them from 0. */
  entries(id: string, since: number): Promise<EntryRow[]>
  entry(id: number): Promise<EntryRow | null>
  /** Returns what was written under the key of a request. */
  writtenBy(id: string, requestKey: string): Promise<Pick<EntryRow, 'words'> | null>
  /**
   * Returns and locks the conversations of a person: by the address, in lower case, and text messages that belong to no
   * order by the phones of the person's orders.
   */
  ofPerson(person: Person): Promise<ConversationRow[]>
  erase(ids: readonly string[]): Promise<void>
  eraseOfOrder(orderId: string): Promise<void>
}

const { id: idColumn, version: versionColumn } = conversations
const { conversationId } = conversationEntries

export function conversationRepository(db: Executor): ConversationRepository {
  return { ...reads(db), ...writes(db), ...erasures(db) }
}

function reads(
  db: Executor,
): Pick<ConversationRepository, 'byId' | 'lock' | 'entries' | 'entry' | 'writtenBy'> {
  const select = (id: string) => db.select().from(conversations).where(eq(idColumn, id))
  return {
    byId: async (id) => (await select(id))[0] ?? null,
    lock: async (id) => (await select(id).for('update'))[0] ?? null,
    entries: (id, since) =>
      db
        .select()
        .from(conversationEntries)
        .where(and(eq(conversationId, id), gt(conversationEntries.version, since)))
        .orderBy(asc(conversationEntries.id)),
    entry: async (id) => {
      const rows = await db.select().from(conversationEntries).where(eq(conversationEntries.id, id))
      return rows[0] ?? null
    },
    writtenBy: async (id, requestKey) => {
      const rows = await db
        .select({ words: conversationEntries.words })
        .from(conversationEntries)
        .where(and(eq(conversationId, id), eq(conversationEntries.requestKey, requestKey)))
      return rows[0] ?? null
    },
  }
}

function writes(
  db: Executor,
): Pick<ConversationRepository, 'add' | 'addEntry' | 'change' | 'markRead'> {
  return {
    add: async (conversation) => {
      const added = await db
        .insert(conversations)
        .values({ kind: conversation.cameAs, ...conversation })
        .onConflictDoNothing()
        .returning({ id: idColumn })
      return added.length > 0
    },
    addEntry: async ({ id, version }, entry) => {
      const [added] = await db
        .insert(conversationEntries)
        .values({ ...entry, conversationId: id, version })
        .returning({ id: conversationEntries.id })
      if (!added) throw new Error('The entry was not stored')
      return added.id
    },
    change: async (id, { hasMessage, ...change }) => {
      await db
        .update(conversations)
        .set({
          ...change,
          ...(hasMessage && { lastMessageAt: sql`now()` }),
          version: sql`${versionColumn} + 1`,
          changedAt: sql`now()`,
        })
        .where(eq(idColumn, id))
    },
    markRead: async (id, version) => {
      await db
        .update(conversations)
        .set({ isUnread: false, changedAt: sql`now()` })
        .where(and(eq(idColumn, id), eq(versionColumn, version), eq(conversations.isUnread, true)))
    },
  }
}

function erasures(
  db: Executor,
): Pick<ConversationRepository, 'ofPerson' | 'erase' | 'eraseOfOrder'> {
  return {
    ofPerson: ({ email, phones }) =>
      db
        .select()
        .from(conversations)
        .where(
          or(
            sql`lower(${conversations.email}) = ${email}`,
            and(
              inArray(conversations.phone, [...phones]),
              isNull(conversations.orderId),
              isNull(conversations.email),
            ),
          ),
        )
        .orderBy(asc(conversations.createdAt))
        .for('update'),
    erase: async (ids) => {
      await db.delete(conversations).where(inArray(idColumn, [...ids]))
    },
    eraseOfOrder: async (orderId) => {
      await db.delete(conversations).where(eq(conversations.orderId, orderId))
    },
  }
}
