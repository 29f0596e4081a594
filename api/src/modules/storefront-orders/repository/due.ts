import { type SQL, sql } from 'drizzle-orm'
import type { DuePage, DuePart } from '@darnley/contract/storefront-orders'
import type { Day } from '@darnley/domain/turnaround'
import type { Executor } from '#src/db/database.ts'
import { isWaitedFor } from '#src/db/order-conditions.ts'
import { literal, preparedForShapes } from '#src/db/prepared.ts'
import { orders } from '#src/db/schema/orders.ts'
import type { DuePosition } from '../cursor.ts'
import type { Scope } from '../rules.ts'
import { comesToPoint, isOwn, type Points, pointsOf, scopeValues } from './filters.ts'
import { summary, type Row } from './summaries.ts'

const { placeholder } = sql

export interface DueQuery {
  readonly scope: Scope
  readonly part?: DuePart | undefined
  /** The last order of the previous page. */
  readonly after?: DuePosition | undefined
  readonly limit: number
  readonly today: Day
}

export interface DueRow extends Row {
  readonly due_day: Day
}

/** The most that is counted of each part: counting more takes longer than a page, and says nothing more. */
export const mostCounted = 1000

/**
 * Subqueries, so that a plan for one day looks no cheaper than the plan for any: a connection would then plan each
 * reading anew, which takes longer than the reading.
 */
const day = (name: string): SQL => sql`(select ${placeholder(name)}::date)`
const today = day('today')

/** What a statement of due orders is built for. */
interface DueShape {
  readonly points: Points
  readonly part: DuePart | 'all'
  /** Whether the last order of the previous page was express; null for the first page. */
  readonly wasExpress: boolean | null
  readonly limit: number
}

/** Returns the orders that are due first, plus one when there is another page. */
export async function dueOrdersOf(db: Executor, wanted: DueQuery): Promise<DueRow[]> {
  const [lastDay, wasExpress = null, id] = wanted.after ?? []
  const { part = 'all', limit, scope } = wanted
  const shape: DueShape = { points: pointsOf(scope), part, wasExpress, limit }
  const values = { ...scopeValues(scope), today: wanted.today, day: lastDay, id }
  const found = await reading(db, shape).execute(values)
  return found.flatMap(({ due_day, ...row }) => (due_day === null ? [] : [{ ...row, due_day }]))
}

const reading = preparedForShapes(
  'due_orders',
  (db, { shape, name }: { shape: DueShape; name: string }) =>
    db
      .select({ ...summary, due_day: orders.dueOn })
      .from(orders)
      .where(sql`${orders.id} in (select id from (${firstOf(shape)}) as found)`)
      .orderBy(sql`due_on, express desc, id`)
      .limit(shape.limit + 1)
      .prepare(name),
)

/** Returns how many orders are due, and how many of each part, at most `mostCounted`. */
export async function countDue(
  db: Executor,
  wanted: Pick<DueQuery, 'scope' | 'today'>,
): Promise<DuePage['counts']> {
  const { scope } = wanted
  const values = { ...scopeValues(scope), today: wanted.today }
  const [counts] = await counting(db, { points: pointsOf(scope) }).execute(values)
  if (!counts) throw new Error('The query returned no row')
  return counts
}

/** Late orders stand first in the order of the indexes, so the walk that counts all counts them too. */
const counting = preparedForShapes(
  'due_counts',
  (db, { shape: { points }, name }: { shape: { points: Points }; name: string }) => {
    const walked = { points, wasExpress: null, limit: mostCounted }
    const counted = (rows?: SQL): SQL =>
      sql`least(count(*) ${rows ?? sql``}, ${literal(mostCounted)})::int`
    return db
      .select({
        all: sql<number>`"all"`,
        late: sql<number>`late`,
        today: sql<number>`today`,
        express: sql<number>`express`,
      })
      .from(
        sql`(select ${counted()} as "all", ${counted(sql`filter (where due_on < ${today})`)} as late,
            ${counted(sql`filter (where express)`)} as express
          from (${firstOf({ ...walked, part: 'all' })}) as first) as every,
        (select ${counted()} as today from (${firstOf({ ...walked, part: 'today' })}) as first) as due`,
      )
      .prepare(name)
  },
)

/**
 * Returns the first orders of each route by which orders reach a storefront, express and standard apart: each is read
 * from one index. An order that arrives by two routes is there once. The speed is a literal: for a union of the column
 * itself PostgreSQL 18 sorts all orders of the index anew.
 */
function firstOf(shape: DueShape): SQL {
  const routes = [isOwn(shape.points), ...comesToPoint(shape.points)]
  const speeds = shape.part === 'express' ? [true] : [true, false]
  const parts = routes.flatMap((route) =>
    speeds.map(
      (express) => sql`(select id, due_on, ${sql.raw(String(express))} as express from ${orders}
        where ${route} and ${express ? sql`express` : sql`not express`} and ${isWaitedFor} and due_on is not null
        ${partOf(shape)} ${follows(shape, express)} order by due_on, id limit ${literal(shape.limit + 1)})`,
    ),
  )
  return sql.join(parts, sql` union `)
}

function partOf({ part }: DueShape): SQL {
  if (part === 'late') return sql`and due_on < ${today}`
  return part === 'today' ? sql`and due_on = ${today}` : sql``
}

/** Orders of one speed that come after a position: on each day, express comes first. */
function follows({ wasExpress }: DueShape, express: boolean): SQL {
  if (wasExpress === null) return sql``
  const last = day('day')
  if (express === wasExpress) return sql`and (due_on, id) > (${last}, ${placeholder('id')}::uuid)`
  return express ? sql`and due_on > ${last}` : sql`and due_on >= ${last}`
}
