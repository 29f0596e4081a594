import type { DeskPart, DeskStage } from '@darnley/contract/workshop-desk'
import { addDays, type Day } from '@darnley/domain/turnaround'
import type { DeskPosition } from '../cursor.ts'

/** What the whole desk is filtered by. */
export interface DeskFilter {
  /** Null for all. */
  readonly channels: readonly string[] | null
  readonly tailorId: string | undefined
  readonly today: Day
}

/** One range of an index, read by due day and id: orders after a position, up to and including a day. */
export interface Range {
  readonly stage: DeskStage
  readonly express: boolean
  readonly channel: string | null
  readonly fromDay: string
  readonly fromId: string
  readonly untilDay: string
}

export const leastId = '00000000-0000-0000-0000-000000000000'
export const greatestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

type Days = Pick<Range, 'fromDay' | 'fromId' | 'untilDay'>

/** Returns the due days of a part. An order without a day is due at infinity. */
export function daysOf(part: DeskPart | undefined, today: Day): Days {
  if (part === 'late')
    return { fromDay: '-infinity', fromId: leastId, untilDay: addDays(today, -1) }
  if (part === 'today') return { fromDay: addDays(today, -1), fromId: greatestId, untilDay: today }
  return { fromDay: '-infinity', fromId: leastId, untilDay: 'infinity' }
}

/** Returns where orders of one speed follow a position: on each day, express comes first. */
export function startAfter(
  [day, wasExpress, id]: DeskPosition,
  express: boolean,
): Pick<Range, 'fromDay' | 'fromId'> {
  if (express === wasExpress) return { fromDay: day, fromId: id }
  return { fromDay: day, fromId: express ? greatestId : leastId }
}

interface Wanted extends Pick<DeskFilter, 'channels' | 'today'> {
  readonly stages: readonly DeskStage[]
  readonly part: DeskPart | undefined
  readonly after?: DeskPosition | undefined
}

/** Returns the ranges whose first orders together are the first of these stages. */
export function rangesOf({ stages, part, channels, today, after }: Wanted): Range[] {
  const days = daysOf(part, today)
  const speeds = part === 'express' ? [true] : [true, false]
  return stages.flatMap((stage) =>
    speeds.flatMap((express) =>
      (channels ?? [null]).map((channel) => ({
        ...{ stage, express, channel },
        ...days,
        ...(after ? startAfter(after, express) : {}),
      })),
    ),
  )
}

/** Returns the ranges as the values of the parameters of `rangesTable`: one array for each column. */
export function rangeValues(ranges: readonly Range[]): Record<keyof Range, unknown[]> {
  const column = (name: keyof Range): unknown[] => ranges.map((range) => range[name])
  return {
    ...{ stage: column('stage'), express: column('express'), channel: column('channel') },
    ...{ fromDay: column('fromDay'), fromId: column('fromId'), untilDay: column('untilDay') },
  }
}
