import { type SQL, sql } from 'drizzle-orm'
import type { DeskColumn, DeskCounts, DeskPart, DeskStage } from '@darnley/contract/workshop-desk'
import type { Executor } from '#src/db/database.ts'
import { deskDay, deskStage, hasNoTailor, isOnDesk } from '#src/db/order-conditions.ts'
import { allStages, canBe } from '../rules.ts'
import { type DeskFilter, rangesOf } from './ranges.ts'
import { among, source, unnested, withSource } from './scans.ts'

/** The most that is counted: counting more takes longer than a page, and says nothing more. */
const mostCounted = 1000

interface Counted {
  readonly columns: DeskColumn[]
  readonly counts: DeskCounts
}

/** Returns how many orders there are by stage and part. */
export async function countDesk(db: Executor, filter: DeskFilter): Promise<Counted> {
  const [bySpeed, late, today, noTailor] = await Promise.all([
    countRanges(db, { filter, part: undefined }),
    countRanges(db, { filter, part: 'late' }),
    countRanges(db, { filter, part: 'today' }),
    countRanges(db, { filter, part: 'no_tailor' }),
  ])
  const columns = allStages.map((stage) => ({
    stage,
    counts: {
      all: added(bySpeed, ({ stage: of }) => of === stage),
      late: added(late, ({ stage: of }) => of === stage),
      today: added(today, ({ stage: of }) => of === stage),
      express: added(bySpeed, ({ stage: of, express }) => of === stage && express),
      no_tailor: added(noTailor, ({ stage: of }) => of === stage),
    },
  }))
  const total = (part: keyof DeskCounts): number =>
    Math.min(
      columns.reduce((sum, { counts }) => sum + counts[part], 0),
      mostCounted,
    )
  return {
    columns,
    counts: {
      all: total('all'),
      late: total('late'),
      today: total('today'),
      express: total('express'),
      no_tailor: total('no_tailor'),
    },
  }
}

interface RangeCount {
  readonly stage: DeskStage
  readonly express: boolean
  readonly count: number
}

/** Returns how many orders each range of a part has, at most `mostCounted`. */
async function countRanges(
  db: Executor,
  { filter, part }: { readonly filter: DeskFilter; readonly part: DeskPart | undefined },
): Promise<readonly RangeCount[]> {
  const stages = allStages.filter((stage) => canBe(part, stage))
  const ranges = rangesOf({ ...filter, channels: null, stages, part })
  const { rows } = await db.execute<RangeCount & Record<string, unknown>>(
    sql`${withSource(filter)}select range.stage, range.express, counted.count
      from ${unnested(ranges)} cross join lateral (select count(*)::int as count from (
        ${inRange(filter, part)}) as found) as counted`,
  )
  return rows
}

function inRange(filter: DeskFilter, part: DeskPart | undefined): SQL {
  return sql`select from ${source(filter)} as orders
    where ${part === 'no_tailor' ? hasNoTailor : isOnDesk} and ${deskStage} = range.stage
      and orders.express = range.express and (${deskDay}, id) > (range.from_day, range.from_id)
      and ${deskDay} <= range.until_day ${among(filter.channels)} limit ${mostCounted}`
}

function added(counts: readonly RangeCount[], isMeant: (count: RangeCount) => boolean): number {
  const sum = counts.filter(isMeant).reduce((total, { count }) => total + count, 0)
  return Math.min(sum, mostCounted)
}
