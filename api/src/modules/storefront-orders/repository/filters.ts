import { and, eq, type SQL, sql } from 'drizzle-orm'
import { orders } from '#src/db/schema/orders.ts'
import type { Position } from '../cursor.ts'
import { every, type ListScope, searchWords } from '../rules.ts'

const { placeholder } = sql

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

/** How many drop-off points a storefront has; null for the workshop, which sees everything. */
export type Points = number | null

/** What a statement of a list is built for. */
export interface FilterShape {
  readonly points: Points
  readonly isOfStatus: boolean
  readonly isAfter: boolean
}

export function pointsOf(scope: ListScope): Points {
  return scope === 'everything' ? null : scope.points.length
}

export function filterShapeOf({ scope, status, after }: PageQuery): FilterShape {
  return {
    points: pointsOf(scope),
    isOfStatus: status !== undefined,
    isAfter: after !== undefined,
  }
}

/** Returns the values of the parameters that name a scope. */
export function scopeValues(scope: ListScope): Record<string, unknown> {
  if (scope === 'everything') return {}
  const points = scope.points.map((point, index) => [`point${index}`, point])
  return { storefrontId: scope.storefrontId, ...Object.fromEntries(points) }
}

/** Returns the values of the parameters of `filtered` and `haveWords`. */
export function filterValues({
  scope,
  isPast,
  status,
  search,
  after,
}: PageQuery): Record<string, unknown> {
  const [position, id] = after ?? []
  const words = every(searchWords(search))
  return { ...scopeValues(scope), isPast, status, position, id, words }
}

/** The condition for the orders of the scope itself, which are read from one index. */
export function isOwn(points: Points): SQL {
  return points === null ? sql`true` : sql`${orders.storefrontId} = ${placeholder('storefrontId')}`
}

/**
 * Conditions for orders of others at the shop's drop-off points. Literals, so that the planner can use the partial
 * indexes.
 */
export function comesToPoint(points: Points): SQL[] {
  const all = Array.from({ length: points ?? 0 }, (_, index) => placeholder(`point${index}`))
  const collected = sql`collection_provider in ('WFLondon', 'WFStratford')`
  const returned = sql`dropoff_provider in ('WFLondon', 'WFStratford')`
  return [
    ...all.map(
      (point) =>
        sql`${orders.collectionProvider} = ${point} and ${collected} and not ${orders.broughtToFitting}`,
    ),
    ...all.map((point) => sql`${orders.dropoffProvider} = ${point} and ${returned}`),
  ]
}

/** Returns the conditions on an order except its search words. */
export function filtered(
  way: SQL,
  { isOfStatus, isAfter }: Omit<FilterShape, 'points'>,
): SQL | undefined {
  return and(
    way,
    sql`status <> 'awaiting_payment'`,
    eq(orders.isPast, placeholder('isPast')),
    isOfStatus ? eq(orders.status, placeholder('status')) : undefined,
    isAfter ? follows : undefined,
  )
}

/**
 * Calls the function behind `@@`. Without the operator the planner cannot choose the word index and keeps the scan
 * by date.
 */
export function hasWords(name: string): SQL {
  return sql`ts_match_vq(${orders.searchWords}, ${queryOf(name)})`
}

/**
 * Returns the query that a parameter holds. A subquery is read once; without it the text would be parsed again for each
 * order, which takes twice as long as all else.
 */
export function queryOf(name: string): SQL {
  return sql`(select lower(${placeholder(name)} collate pg_c_utf8)::tsquery)`
}

export const newestFirst = sql`${orders.createdAt} desc, ${orders.id} desc`

const time = sql`'epoch'::timestamptz + ${placeholder('position')}::bigint * interval '1 microsecond'`
const follows = sql`(${orders.createdAt}, ${orders.id}) < (${time}, ${placeholder('id')}::uuid)`
