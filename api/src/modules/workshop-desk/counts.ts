import type { DeskColumn, DeskCounts } from '@darnley/contract/workshop-desk'
import { mostCounted, type RangeCount } from './repository/counts.ts'
import { allStages, canBe } from './rules.ts'

export interface Counted {
  readonly columns: DeskColumn[]
  readonly counts: DeskCounts
}

/** Adds up the counts of ranges by stage and part. */
export function addCounts(ranges: readonly RangeCount[]): Counted {
  const columns = allStages.map((stage) => {
    const its = ranges.filter((range) => range.stage === stage)
    const isDue = canBe('late', stage)
    return {
      stage,
      counts: {
        all: added(its.map(({ all }) => all)),
        late: isDue ? added(its.map(({ late }) => late)) : 0,
        today: isDue ? added(its.map(({ today }) => today)) : 0,
        express: added(its.map(({ express, all }) => (express ? all : 0))),
        no_tailor: added(its.map(({ noTailor }) => noTailor)),
      },
    }
  })
  const total = (part: keyof DeskCounts): number => added(columns.map(({ counts }) => counts[part]))
  return {
    columns,
    counts: {
      ...{ all: total('all'), late: total('late'), today: total('today') },
      ...{ express: total('express'), no_tailor: total('no_tailor') },
    },
  }
}

function added(counts: readonly number[]): number {
  return Math.min(
    counts.reduce((sum, count) => sum + count, 0),
    mostCounted,
  )
}
