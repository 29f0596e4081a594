import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { literal, preparedForShapes } from '#src/db/prepared.ts'
import { orders } from '#src/db/schema/orders.ts'
import { every } from '../rules.ts'
import {
  comesToPoint,
  filtered,
  type FilterShape,
  filterShapeOf,
  filterValues,
  hasWords,
  isOwn,
  type PageQuery,
  queryOf,
} from './filters.ts'
import { type Row, summariesOf } from './summaries.ts'

export interface LookUpQuery extends PageQuery {
  /** The words to look up in the index. */
  readonly words: readonly string[]
}

interface LookUpShape extends FilterShape {
  readonly limit: number
}

export function lookUp(db: Executor, wanted: LookUpQuery): Promise<Row[]> {
  const values = { ...filterValues(wanted), rare: every(wanted.words) }
  return lookingUp(db, lookUpShapeOf(wanted)).execute(values)
}

function lookUpShapeOf(wanted: LookUpQuery): LookUpShape {
  return { ...filterShapeOf(wanted), limit: wanted.limit }
}

const lookingUp = preparedForShapes(
  'look_up',
  (db, { shape, name }: { shape: LookUpShape; name: string }) =>
    summariesOf(db, foundIds(shape)).prepare(name),
)

/**
 * Returns a query of the ids of a page for rare words: looks up all their orders and sorts them, where a scan by date
 * would find few.
 */
function foundIds(shape: LookUpShape): SQL {
  const ways = sql.join([isOwn(shape.points), ...comesToPoint(shape.points)], sql` or `)
  // Materialized: the planner assumes every prefix to be frequent and would scan by date instead.
  return sql`with found as materialized (
      select ${orders.id}, ${orders.createdAt} from ${orders}
      where ${filtered(sql`(${ways})`, shape)} and ${orders.searchWords} @@ ${queryOf('rare')}
      and ${hasWords('words')})
    select id from found order by created_at desc, id desc limit ${literal(shape.limit + 1)}`
}
