import { type SQL, sql } from 'drizzle-orm'
import type { DuePage, DuePart } from '@darnley/contract/storefront-orders'
import type { Day } from '@darnley/domain/turnaround'
import type { Executor } from '#src/db/database.ts'
import { isWaitedFor } from '#src/db/order-conditions.ts'
import { literal, runNamed } from '#src/db/prepared.ts'
import { orders } from '#src/db/schema/orders.ts'
import type { DuePosition } from '../cursor.ts'
import type { Scope } from '../rules.ts'
import { comesToPoint, isOwn } from './filters.ts'
import { summary, type Row } from './summaries.ts'

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

const dueFirst = sql`due_on, express desc, id`

/** Returns the orders that are due first, plus one when there is another page. */
export async function dueOrdersOf(db: Executor, wanted: DueQuery): Promise<DueRow[]> {
  const found = await runNamed(
    db
      .select({ ...summary, due_day: orders.dueOn })
      .from(orders)
      .where(sql`${orders.id} in (${idsOf(wanted)})`)
      .orderBy(dueFirst)
      .limit(wanted.limit + 1),
  )
  return found.flatMap(({ due_day, ...row }) => (due_day === null ? [] : [{ ...row, due_day }]))
}

/** Returns how many orders are due, and how many of each part, at most `mostCounted`. */
export async function countDue(
  db: Executor,
  wanted: Pick<DueQuery, 'scope' | 'today'>,
): Promise<DuePage['counts']> {
  const count = (part?: DuePart): SQL =>
    sql`(select least(count(*), ${literal(mostCounted)})::int from (${idsOf({ ...wanted, part, limit: mostCounted })}) as ids)`
  const [counts] = await runNamed(
    db
      .select({
        all: sql<number>`${count()}`,
        late: sql<number>`${count('late')}`,
        today: sql<number>`${count('today')}`,
        express: sql<number>`${count('express')}`,
      })
      .from(sql`(select) as once`),
  )
  if (!counts) throw new Error('The query returned no row')
  return counts
}

/**
 * Returns the ids of the first orders of each route by which orders reach a storefront, express and standard apart: each
 * is read from one index. An order that arrives by two routes is there once.
 */
function idsOf(wanted: DueQuery): SQL {
  const routes = [isOwn(wanted.scope), ...comesToPoint(wanted.scope)]
  const speeds = wanted.part === 'express' ? [true] : [true, false]
  const parts = routes.flatMap((route) =>
    speeds.map(
      (express) => sql`(select id from ${orders}
        where ${route} and ${express ? sql`express` : sql`not express`} and ${isWaitedFor} and due_on is not null
        ${partOf(wanted)} ${follows(wanted, express)} order by due_on, id limit ${literal(wanted.limit + 1)})`,
    ),
  )
  return sql.join(parts, sql` union `)
}

function partOf({ part, today }: DueQuery): SQL {
  if (part === 'late') return sql`and due_on < ${today}`
  return part === 'today' ? sql`and due_on = ${today}` : sql``
}

/** Orders of one speed that come after a position: on each day, express comes first. */
function follows({ after }: DueQuery, express: boolean): SQL {
  if (!after) return sql``
  const [day, wasExpress, id] = after
  if (express === wasExpress) return sql`and (due_on, id) > (${day}::date, ${id}::uuid)`
  return express ? sql`and due_on > ${day}::date` : sql`and due_on >= ${day}::date`
}
