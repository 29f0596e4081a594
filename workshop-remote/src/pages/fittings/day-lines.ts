import type { FittingDay } from '@darnley/contract/workshop-fittings'

/** From one line of the axis to the next. */
export interface Interval {
  readonly from: string
  readonly minutes: number
}

interface Span {
  readonly starts_at: string
  readonly ends_at: string
}

/** The axis of a day: a line wherever a time or a fitting begins or ends. */
export interface DayLines {
  readonly intervals: readonly Interval[]
  /** Returns the lines between which a span lies, from 1. */
  readonly between: (span: Span) => { readonly start: number; readonly end: number }
  /** Returns the interval of a time, from 0, and how much of it has passed; null outside of the axis. */
  readonly at: (time: string) => { readonly index: number; readonly part: number } | null
  /** Returns the lines, from 0, on whose words those of a time would lie. */
  readonly beside: (time: string, drawn: Drawn) => readonly number[]
}

interface Drawn {
  /** Of each interval. */
  readonly heights: readonly number[]
  /** Distance that is too little. */
  readonly within: number
}

export function dayLines({ times, fittings }: Pick<FittingDay, 'times' | 'fittings'>): DayLines {
  const all = [...times, ...fittings].flatMap((span) => [span.starts_at, span.ends_at])
  const lines = [...new Set(all)].toSorted()
  const intervals = lines.slice(0, -1).map((from, index) => ({
    from,
    minutes: minuteOf(lines[index + 1] ?? from) - minuteOf(from),
  }))
  const at: DayLines['at'] = (time) => {
    const index = lines.findLastIndex((line) => line <= time)
    const interval = intervals[index]
    if (!interval) return null
    return { index, part: (minuteOf(time) - minuteOf(interval.from)) / interval.minutes }
  }
  return {
    intervals,
    between: (span) => ({
      start: lines.indexOf(span.starts_at) + 1,
      end: lines.indexOf(span.ends_at) + 1,
    }),
    at,
    beside: (time, { heights, within }) => {
      const found = at(time)
      if (!found) return []
      const { index, part } = found
      const height = heights[index] ?? 0
      const above = part * height < within ? [index] : []
      return (1 - part) * height < within ? [...above, index + 1] : above
    },
  }
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
