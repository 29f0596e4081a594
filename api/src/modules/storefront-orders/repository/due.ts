import { type SQL, sql } from 'drizzle-orm'
import type { DuePage, DuePart } from '@darnley/contract/storefront-orders'
import type { Day } from '@darnley/domain/turnaround'
import type { Executor } from '#src/db/database.ts'
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

/** Literals, so that the planner can use the partial indexes (db/schema/orders.ts). */
const isWaitedFor = sql`status not in ('awaiting_payment', 'awaiting_delivery', 'in_transit_to_customer', 'customer_delivery_failed', 'awaiting_store_collection', 'finished', 'cancelled') and due_on is not null`
const dueFirst = sql`due_on, (not express), id`

/** Returns the orders that are due first, plus one when there is another page: each route from its own index. */
export async function dueOrdersOf(db: Executor, wanted: DueQuery): Promise<DueRow[]> {
  const ways = waysOf(wanted).map(
    (way) => sql`(select id from ${orders} where ${way} and ${isWaitedFor}
      ${partOf(wanted)} ${follows(wanted)} order by ${dueFirst} limit ${wanted.limit + 1})`,
  )
  const found = await db
    .select({ ...summary, due_day: orders.dueOn })
    .from(orders)
    .where(sql`${orders.id} in (${sql.join(ways, sql` union all `)})`)
    .orderBy(dueFirst)
    .limit(wanted.limit + 1)
  return found.flatMap(({ due_day, ...row }) => (due_day === null ? [] : [{ ...row, due_day }]))
}

/** Returns how many orders are due, and how many of each part. */
export async function countDue(
  db: Executor,
  wanted: Pick<DueQuery, 'scope' | 'today'>,
): Promise<DuePage['counts']> {
  const ways = waysOf(wanted).map(
    (way) => sql`select id, due_on, express from ${orders} where ${way} and ${isWaitedFor}`,
  )
  const { rows } = await db.execute<DuePage['counts']>(
    sql`select count(*)::int as all, (count(*) filter (where due_on < ${wanted.today}))::int as late,
      (count(*) filter (where due_on = ${wanted.today}))::int as today, (count(*) filter (where express))::int as express
      from (${sql.join(ways, sql` union `)}) as due`,
  )
  const [counts] = rows
  if (!counts) throw new Error('The aggregate returned no row')
  return counts
}

function waysOf({ scope }: Pick<DueQuery, 'scope'>): SQL[] {
  return [isOwn(scope), ...comesToPoint(scope)]
}

function partOf({ part, today }: DueQuery): SQL {
  switch (part) {
    case 'late':
      return sql`and due_on < ${today}`
    case 'today':
      return sql`and due_on = ${today}`
    case 'express':
      return sql`and express`
    case undefined:
      return sql``
  }
}

function follows({ after }: DueQuery): SQL {
  if (!after) return sql``
  const [day, isStandard, id] = after
  return sql`and (due_on, (not express), id) > (${day}::date, ${isStandard}::boolean, ${id}::uuid)`
}
