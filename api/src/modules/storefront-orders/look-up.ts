import { sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { orders } from '#src/db/schema/orders.ts'
import { comesToPoint, filtered, haveWords, isOwn, type PageWanted, queryOf } from './filters.ts'
import { type PageStatement, summariesOf } from './summaries.ts'

export interface LookUpWanted extends PageWanted {
  /** Those of the words which the index is asked for. */
  readonly words: readonly string[]
}

/** For words that few orders have: all of those are looked up and put in order, where a walk would meet none for long. */
export function lookUpStatement(db: Executor, wanted: LookUpWanted): PageStatement {
  const ways = sql.join([isOwn(wanted.scope), ...comesToPoint(wanted.scope)], sql` or `)
  // Materialized, or the planner, which takes every beginning of a word to be frequent, walks all the same.
  const ids = sql`with found as materialized (
      select ${orders.id}, ${orders.createdAt} from ${orders}
      where ${filtered(sql`(${ways})`, wanted)} and ${orders.searchWords} @@ ${queryOf(wanted.words)}
      and ${haveWords(wanted)})
    select id from found order by created_at desc, id desc limit ${wanted.limit + 1}`
  return summariesOf(db, { ids, limit: wanted.limit })
}
