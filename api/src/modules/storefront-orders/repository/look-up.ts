import { sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { literal, runNamed } from '#src/db/prepared.ts'
import { orders } from '#src/db/schema/orders.ts'
import { comesToPoint, filtered, haveWords, isOwn, type PageQuery, queryOf } from './filters.ts'
import { type PageStatement, type Row, summariesOf } from './summaries.ts'

export interface LookUpQuery extends PageQuery {
  /** The words to look up in the index. */
  readonly words: readonly string[]
}

export function lookUp(db: Executor, wanted: LookUpQuery): Promise<Row[]> {
  return runNamed(lookUpStatement(db, wanted))
}

/**
 * Returns the statement for rare words: looks up all their orders and sorts them, where a scan by date would find
 * few.
 */
export function lookUpStatement(db: Executor, wanted: LookUpQuery): PageStatement {
  const ways = sql.join([isOwn(wanted.scope), ...comesToPoint(wanted.scope)], sql` or `)
  // Materialized: the planner assumes every prefix to be frequent and would scan by date instead.
  const ids = sql`with found as materialized (
      select ${orders.id}, ${orders.createdAt} from ${orders}
      where ${filtered(sql`(${ways})`, wanted)} and ${orders.searchWords} @@ ${queryOf(wanted.words)}
      and ${haveWords(wanted)})
    select id from found order by created_at desc, id desc limit ${literal(wanted.limit + 1)}`
  return summariesOf(db, ids)
}
