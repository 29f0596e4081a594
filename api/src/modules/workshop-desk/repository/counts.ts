import { type SQL, sql } from 'drizzle-orm'
import type { DeskStage } from '@darnley/contract/workshop-desk'
import type { Executor } from '#src/db/database.ts'
import { deskDay, hasNoTailor } from '#src/db/order-conditions.ts'
import { prepared } from '#src/db/prepared.ts'
import { allStages } from '../rules.ts'
import { type DeskFilter, rangesOf, rangeValues } from './ranges.ts'
import { isInRange, rangesTable, type Shape, shapeOf, source, withSource } from './scans.ts'

/** The most that is counted: counting more takes longer than a page, and says nothing more. */
export const mostCounted = 1000

/** How many orders of one stage and speed there are, each number at most `mostCounted`. */
export interface RangeCount {
  readonly stage: DeskStage
  readonly express: boolean
  readonly all: number
  readonly late: number
  readonly today: number
  readonly noTailor: number
}

const { placeholder } = sql

/** Returns how many orders each stage and speed has. */
export function countRanges(db: Executor, filter: DeskFilter): Promise<RangeCount[]> {
  const { channels, today, tailorId } = filter
  const ranges = rangesOf({ channels, today, stages: allStages, part: undefined })
  const shape = shapeOf(filter)
  const statement = statements[`${shape.isByTailor}-${shape.isByChannel}`]
  return statement(db).execute({ ...rangeValues(ranges), today, tailorId })
}

const counting = (shape: Shape) =>
  prepared((db) =>
    db
      .select({
        stage: sql<DeskStage>`stage`,
        express: sql<boolean>`express`,
        all: sql<number>`"all"`,
        late: sql<number>`late`,
        today: sql<number>`today`,
        noTailor: sql<number>`no_tailor`,
      })
      .from(countsOf(shape))
      .prepare(`desk_counts_${Number(shape.isByTailor)}${Number(shape.isByChannel)}`),
  )

const statements = {
  'false-false': counting({ isByTailor: false, isByChannel: false }),
  'false-true': counting({ isByTailor: false, isByChannel: true }),
  'true-false': counting({ isByTailor: true, isByChannel: false }),
  'true-true': counting({ isByTailor: true, isByChannel: true }),
}

/**
 * Returns one query that counts each range by three walks along an index, each no further than the most that is
 * counted. The late ones stand first in the order of the index, so the first walk counts them too.
 */
function countsOf(shape: Shape): SQL {
  const walk = (more: SQL): SQL =>
    sql`select ${deskDay} as day from ${source(shape)} as orders where ${isInRange(shape)} ${more}
      limit ${sql.raw(String(mostCounted))}`
  const today = sql`${placeholder('today')}::date`
  return sql`(${withSource(shape)}select range.stage, range.express, every.*, due.*, idle.*
    from ${rangesTable()}
    cross join lateral (select count(*)::int as "all", count(*) filter (where day < ${today})::int as late
      from (${walk(sql`order by ${deskDay}, id`)}) as walked) as every
    cross join lateral (select count(*)::int as today
      from (${walk(sql`and ${deskDay} = ${today}`)}) as walked) as due
    cross join lateral (select count(*)::int as no_tailor
      from (${walk(sql`and ${hasNoTailor}`)}) as walked) as idle) as counted`
}
