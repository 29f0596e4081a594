import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { OrderSummary } from 'shared/contract/storefront-orders'
import type { Executor } from '#src/db/database.ts'
import { orders } from '#src/db/schema/orders.ts'
import { type Position, writeCursor } from './cursor.ts'
import { type Scope, searchQuery } from './rules.ts'

export interface PageWanted {
  readonly scope: Scope
  /** Finished and cancelled orders instead of those under way. */
  readonly isPast: boolean
  readonly status?: string | undefined
  readonly search?: string | undefined
  /** The last order of the page before. */
  readonly after?: Position | undefined
  readonly limit: number
}

const summary = {
  _id: orders.id,
  collection_ref: orders.collectionRef,
  status: orders.status,
  created_at: orders.createdAt,
  customer_name: orders.customerName,
  customer_email: orders.email,
  total_price: orders.total,
  express: orders.express,
  in_store_type: orders.inStoreType,
  collection_provider: orders.collectionProvider,
  dropoff_provider: orders.dropoffProvider,
  service_count: sql<number>`(select coalesce(sum(jsonb_array_length(entry -> 'serviceDetails')), 0)::int
    from jsonb_array_elements(${orders.entries}) as entry)`,
  position: sql<string>`(extract(epoch from ${orders.createdAt}) * 1000000)::bigint::text`,
}

interface Row extends Omit<OrderSummary, 'created_at'> {
  readonly created_at: Date
  /** Microseconds, which a Date has not. */
  readonly position: string
}

/** Runs when it is awaited. */
interface PageStatement extends PromiseLike<Row[]> {
  toSQL(): { sql: string; params: unknown[] }
}

/**
 * Each way in which orders come to a storefront is walked in the order of its own index, no further than one page;
 * the newest of all ways are the page.
 */
export function pageStatement(db: Executor, wanted: PageWanted): PageStatement {
  const ways = waysTo(wanted.scope).map((way) => newestOf(way, wanted))
  return summariesOf(db, { ids: sql.join(ways, sql` union all `), limit: wanted.limit })
}

/** For words that few orders have: all of those are looked up and put in order, where a walk would meet none for long. */
export function rareWordsStatement(db: Executor, wanted: PageWanted): PageStatement {
  const ways = sql.join(waysTo(wanted.scope), sql` or `)
  // Materialized, or the planner, which takes every beginning of a word to be frequent, walks all the same.
  const ids = sql`with found as materialized (
      select ${orders.id}, ${orders.createdAt} from ${orders}
      where ${filtered(sql`(${ways})`, wanted)} and ${orders.searchWords} @@ ${wordsOf(wanted)})
    select id from found order by created_at desc, id desc limit ${wanted.limit + 1}`
  return summariesOf(db, { ids, limit: wanted.limit })
}

/** How many of a storefront's newest orders tell a frequent word from a rare one. */
const SAMPLE = 3000

/** Whether a page full of orders with the words is near. */
async function areFrequent(db: Executor, wanted: PageWanted): Promise<boolean> {
  const { scope, limit } = wanted
  const own = sql`${orders.storefrontId} = ${scope.storefrontId}`
  const newest = sql`select ${orders.searchWords} from ${orders} where ${filtered(own, wanted)}
    order by ${orders.createdAt} desc, ${orders.id} desc limit ${SAMPLE}`
  const { rowCount } = await db.execute(
    sql`select from (${newest}) as ${orders} where ${haveWords(wanted)} limit ${limit + 1}`,
  )
  return rowCount !== null && rowCount > limit
}

function summariesOf(
  db: Executor,
  { ids, limit }: { readonly ids: SQL; readonly limit: number },
): PageStatement {
  return db
    .select(summary)
    .from(orders)
    .where(inArray(orders.id, sql`(${ids})`))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1)
}

interface Page {
  readonly orders: readonly Row[]
  readonly nextCursor: string | null
}

export async function readPage(db: Executor, wanted: PageWanted): Promise<Page> {
  const isRare = searchQuery(wanted.search) !== null && !(await areFrequent(db, wanted))
  const rows = await (isRare ? rareWordsStatement(db, wanted) : pageStatement(db, wanted))
  const page = rows.slice(0, wanted.limit)
  const last = page.at(-1)
  const hasMore = rows.length > wanted.limit
  return {
    orders: page,
    nextCursor: hasMore && last ? writeCursor([last.position, last._id]) : null,
  }
}

/** Literals, so that the planner sees that the partial indexes hold all that is asked for. */
function waysTo({ storefrontId, points }: Scope): SQL[] {
  const collected = sql`collection_provider in ('WFLondon', 'WFStratford')`
  const returned = sql`dropoff_provider in ('WFLondon', 'WFStratford')`
  return [
    sql`${orders.storefrontId} = ${storefrontId}`,
    ...points.map((point) => sql`${orders.collectionProvider} = ${point} and ${collected}`),
    ...points.map((point) => sql`${orders.dropoffProvider} = ${point} and ${returned}`),
  ]
}

function newestOf(way: SQL, wanted: PageWanted): SQL {
  return sql`(select ${orders.id} from ${orders} where ${and(filtered(way, wanted), haveWords(wanted))}
    order by ${orders.createdAt} desc, ${orders.id} desc limit ${wanted.limit + 1})`
}

function filtered(way: SQL, { isPast, status, after }: PageWanted): SQL | undefined {
  return and(
    way,
    sql`status <> 'awaiting_payment'`,
    eq(orders.isPast, isPast),
    status === undefined ? undefined : eq(orders.status, status),
    after === undefined ? undefined : follows(after),
  )
}

/** The function behind `@@`: written so, a walk stays a walk, and no index of words is read whole for it. */
function haveWords(wanted: PageWanted): SQL | undefined {
  return searchQuery(wanted.search) === null
    ? undefined
    : sql`ts_match_vq(${orders.searchWords}, ${wordsOf(wanted)})`
}

function wordsOf({ search }: PageWanted): SQL {
  return sql`lower(${searchQuery(search)} collate pg_c_utf8)::tsquery`
}

function follows([position, id]: Position): SQL {
  const time = sql`'epoch'::timestamptz + ${position}::bigint * interval '1 microsecond'`
  return sql`(${orders.createdAt}, ${orders.id}) < (${time}, ${id}::uuid)`
}
