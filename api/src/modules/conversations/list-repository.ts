import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type {
  ConversationKind,
  ConversationState,
  InboxColleague,
} from '@darnley/contract/workshop-messages'
import type { Executor } from '#src/db/database.ts'
import { conversationEntries, conversations } from '#src/db/schema/conversations.ts'
import { staff } from '#src/db/schema/staff.ts'
import type { Position } from '#src/modules/storefront-orders/cursor.ts'
import { every, searchWords } from '#src/modules/storefront-orders/rules.ts'

export interface ListQuery {
  readonly state?: ConversationState | undefined
  readonly kind?: ConversationKind | undefined
  /** Id of a colleague; `none`: without an owner. */
  readonly owner?: string | undefined
  /** Beginnings of words of the customer. */
  readonly words?: string | undefined
  /** The last conversation of the page before. */
  readonly after?: Position | undefined
  readonly limit: number
}

/** The last message of a conversation. */
interface Last {
  readonly words: string
  readonly kind: 'received' | 'sent' | 'suggested'
}

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

export interface Counts {
  readonly open: number
  readonly waiting: number
  readonly unread: number
}

/** The beginning of a message that a list shows, in characters. */
const PREVIEW = 160
/** Counts stop here, so that they stay cheap. */
const MOST = 1000

const { lastMessageAt, id } = conversations

const nameOfOwner = sql<string>`coalesce(${staff.name}, split_part(${staff.email}, '@', 1))`

const last = sql<Last>`(select jsonb_build_object('words', left(entry.words, ${PREVIEW}), 'kind', entry.kind)
  from ${conversationEntries} entry
  where entry.conversation_id = ${conversations.id} and entry.kind in ('received', 'sent', 'suggested')
  order by entry.id desc limit 1)`

function selectSummaries(db: Executor) {
  return db
    .select({
      conversation: conversations,
      ownerName: nameOfOwner,
      last,
      position: sql<string>`(extract(epoch from ${lastMessageAt}) * 1000000)::bigint::text`,
    })
    .from(conversations)
    .leftJoin(staff, eq(staff.id, conversations.ownerId))
    .$dynamic()
}

const latestFirst = sql`${lastMessageAt} desc, ${id} desc`

/** Returns a page of conversations, the latest message first. */
export function listConversations(db: Executor, wanted: ListQuery): Promise<SummaryRow[]> {
  return selectSummaries(db).where(conditionOf(wanted)).orderBy(latestFirst).limit(wanted.limit)
}

export function conversationsOfOrder(db: Executor, orderId: string): Promise<SummaryRow[]> {
  return selectSummaries(db).where(eq(conversations.orderId, orderId)).orderBy(latestFirst)
}

export async function summaryOf(db: Executor, wanted: string): Promise<SummaryRow | null> {
  return (await selectSummaries(db).where(eq(id, wanted)))[0] ?? null
}

function conditionOf({ state, kind, owner, words, after }: ListQuery): SQL | undefined {
  return and(
    state && eq(conversations.state, state),
    kind && eq(conversations.kind, kind),
    ownedBy(owner),
    words === undefined ? undefined : has(words),
    after && follows(after),
  )
}

function ownedBy(owner: string | undefined): SQL | undefined {
  if (owner === undefined) return undefined
  return owner === 'none' ? isNull(conversations.ownerId) : eq(conversations.ownerId, owner)
}

function has(text: string): SQL {
  const query = every(searchWords(text))
  return sql`${conversations.searchWords} @@ lower(${query} collate pg_c_utf8)::tsquery`
}

function follows([position, after]: Position): SQL {
  const time = sql`'epoch'::timestamptz + ${position}::bigint * interval '1 microsecond'`
  return sql`(${lastMessageAt}, ${id}) < (${time}, ${after}::uuid)`
}

export async function countConversations(db: Executor): Promise<Counts> {
  const count = (condition: SQL) =>
    sql<number>`(select count(*)::int from (select from ${conversations} where ${condition} limit ${MOST}) counted)`
  const { rows } = await db.execute<{ [Name in keyof Counts]: number }>(
    sql`select ${count(sql`state = 'open'`)} as open, ${count(sql`state = 'waiting'`)} as waiting,
      ${count(sql`is_unread`)} as unread`,
  )
  const [counts] = rows
  if (!counts) throw new Error('Nothing was counted')
  return counts
}

/** Returns who answers messages and works here, by name. */
export async function inboxColleagues(db: Executor): Promise<InboxColleague[]> {
  return db
    .select({ id: staff.id, name: nameOfOwner })
    .from(staff)
    .where(and(inArray(staff.role, ['manager', 'owner']), isNull(staff.removedAt)))
    .orderBy(nameOfOwner)
}
