import { sql } from 'drizzle-orm'
import type { DeskColumn, DeskCounts, DeskPart } from '@darnley/contract/workshop-desk'
import type { Executor } from '#src/db/database.ts'
import { allStages, canBe } from '../rules.ts'
import { countOf, type DeskFilter, mostCounted, withSource } from './scans.ts'

const parts: readonly DeskPart[] = ['late', 'today', 'express', 'no_tailor']

interface Counted {
  readonly columns: DeskColumn[]
  readonly counts: DeskCounts
}

/** Returns how many orders there are by stage and part. */
export async function countDesk(db: Executor, filter: DeskFilter): Promise<Counted> {
  const rows = allStages.map((stage) => {
    const counts = [undefined, ...parts].map((part) =>
      canBe(part, stage) ? countOf(filter, { stage, part }) : sql`0`,
    )
    return sql`(select ${sql.raw(`'${stage}'`)} as stage, array[${sql.join(counts, sql`, `)}] as counts)`
  })
  const { rows: found } = await db.execute<{ stage: DeskColumn['stage']; counts: number[] }>(
    sql`${withSource(filter)}${sql.join(rows, sql` union all `)}`,
  )
  const columns = found.map(({ stage, counts }) => ({ stage, counts: named(counts) }))
  const totals = [undefined, ...parts].map((_, index) =>
    found.reduce((sum, { counts }) => Math.min(sum + (counts[index] ?? 0), mostCounted), 0),
  )
  return { columns, counts: named(totals) }
}

function named([all = 0, late = 0, today = 0, express = 0, no_tailor = 0]: number[]): DeskCounts {
  return { all, late, today, express, no_tailor }
}
