import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { literal, runNamed } from '#src/db/prepared.ts'
import { orders } from '#src/db/schema/orders.ts'
import { comesToPoint, filtered, haveWords, isOwn, newestFirst, type PageQuery } from './filters.ts'
import { type PageStatement, type Row, summariesOf } from './summaries.ts'

export function walk(db: Executor, wanted: PageQuery): Promise<Row[]> {
  return runNamed(walkStatement(db, wanted))
}

/**
 * Returns the statement for a scan by date. It reads each route by which orders reach a storefront from its own
 * index, at most one page, and those of others no further back than a page of the storefront's own. The newest of all
 * routes are the page.
 */
export function walkStatement(db: Executor, wanted: PageQuery): PageStatement {
  const { scope, limit } = wanted
  const own = newestOf(isOwn(scope), wanted)
  const reach = sql`(select case when count(*) > ${literal(limit)} then min(created_at) else '-infinity' end from own)`
  const others = comesToPoint(scope).map((way) =>
    newestOf(sql`${way} and ${orders.createdAt} >= ${reach}`, wanted),
  )
  const ways = [sql`table own`, ...others.map((other) => sql`(${other})`)]
  const ids = sql`with own as materialized (${own})
    select id from (${sql.join(ways, sql` union `)}) as found
    order by created_at desc, id desc limit ${literal(limit + 1)}`
  return summariesOf(db, ids)
}

function newestOf(way: SQL, wanted: PageQuery): SQL {
  const words = haveWords(wanted)
  return sql`select ${orders.id}, ${orders.createdAt} from ${orders}
    where ${filtered(way, wanted)} ${words ? sql`and ${words}` : sql``}
    order by ${newestFirst} limit ${literal(wanted.limit + 1)}`
}
