import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { literal, preparedForShapes } from '#src/db/prepared.ts'
import { orders } from '#src/db/schema/orders.ts'
import { searchWords } from '../rules.ts'
import {
  comesToPoint,
  filtered,
  type FilterShape,
  filterShapeOf,
  filterValues,
  hasWords,
  isOwn,
  newestFirst,
  type PageQuery,
} from './filters.ts'
import { type Row, summariesOf } from './summaries.ts'

interface WalkShape extends FilterShape {
  readonly isSearch: boolean
  readonly limit: number
}

export function walk(db: Executor, wanted: PageQuery): Promise<Row[]> {
  return walking(db, walkShapeOf(wanted)).execute(filterValues(wanted))
}

function walkShapeOf(wanted: PageQuery): WalkShape {
  const { search, limit } = wanted
  return { ...filterShapeOf(wanted), isSearch: searchWords(search).length > 0, limit }
}

const walking = preparedForShapes(
  'walk',
  (db, { shape, name }: { shape: WalkShape; name: string }) =>
    summariesOf(db, firstIds(shape)).prepare(name),
)

/**
 * Returns a query of the ids of a page by a scan by date. It reads each route by which orders reach a storefront from
 * its own index, at most one page, and those of others no further back than a page of the storefront's own. The newest
 * of all routes are the page.
 */
function firstIds(shape: WalkShape): SQL {
  const { points, limit } = shape
  const own = newestOf(isOwn(points), shape)
  const reach = sql`(select case when count(*) > ${literal(limit)} then min(created_at) else '-infinity' end from own)`
  const others = comesToPoint(points).map((way) =>
    newestOf(sql`${way} and ${orders.createdAt} >= ${reach}`, shape),
  )
  const ways = [sql`table own`, ...others.map((other) => sql`(${other})`)]
  return sql`with own as materialized (${own})
    select id from (${sql.join(ways, sql` union `)}) as found
    order by created_at desc, id desc limit ${literal(limit + 1)}`
}

function newestOf(way: SQL, shape: WalkShape): SQL {
  return sql`select ${orders.id}, ${orders.createdAt} from ${orders}
    where ${filtered(way, shape)} ${shape.isSearch ? sql`and ${hasWords('words')}` : sql``}
    order by ${newestFirst} limit ${literal(shape.limit + 1)}`
}
