import { and, eq, type SQL, sql } from 'drizzle-orm'
import { orders } from '#src/db/schema/orders.ts'
import type { Position } from '../cursor.ts'
import { every, type ListScope, searchWords } from '../rules.ts'

export interface PageQuery {
  readonly scope: ListScope
  /** Finished and cancelled orders instead of open ones. */
  readonly isPast: boolean
  readonly status?: string | undefined
  readonly search?: string | undefined
  /** The last order of the previous page. */
  readonly after?: Position | undefined
  readonly limit: number
}

/** The condition for the orders of the scope itself, which are read from one index. */
export function isOwn(scope: ListScope): SQL {
  return scope === 'everything' ? sql`true` : sql`${orders.storefrontId} = ${scope.storefrontId}`
}

/**
 * Conditions for orders of others at the shop's drop-off points. Literals, so that the planner can use the partial
 * indexes.
 */
export function comesToPoint(scope: ListScope): SQL[] {
  const points = scope === 'everything' ? [] : scope.points
  const collected = sql`collection_provider in ('WFLondon', 'WFStratford')`
  const returned = sql`dropoff_provider in ('WFLondon', 'WFStratford')`
  return [
    ...points.map((point) => sql`${orders.collectionProvider} = ${point} and ${collected}`),
    ...points.map((point) => sql`${orders.dropoffProvider} = ${point} and ${returned}`),
  ]
}

/** Returns the conditions on an order except its search words. */
export function filtered(way: SQL, { isPast, status, after }: PageQuery): SQL | undefined {
  return and(
    way,
    sql`status <> 'awaiting_payment'`,
    eq(orders.isPast, isPast),
    status === undefined ? undefined : eq(orders.status, status),
    after === undefined ? undefined : follows(after),
  )
}

/**
 * Calls the function behind `@@`. Without the operator the planner cannot choose the word index and keeps the scan
 * by date.
 */
export function haveWords({ search }: PageQuery): SQL | undefined {
  const words = searchWords(search)
  return words.length === 0 ? undefined : has(words)
}

export function has(words: readonly string[]): SQL {
  return sql`ts_match_vq(${orders.searchWords}, ${queryOf(words)})`
}

export function queryOf(words: readonly string[]): SQL {
  return sql`lower(${every(words)} collate pg_c_utf8)::tsquery`
}

export const newestFirst = sql`${orders.createdAt} desc, ${orders.id} desc`

function follows([position, id]: Position): SQL {
  const time = sql`'epoch'::timestamptz + ${position}::bigint * interval '1 microsecond'`
  return sql`(${orders.createdAt}, ${orders.id}) < (${time}, ${id}::uuid)`
}
