import { type Day, dayAt } from 'shared/turnaround'

const minute = 60_000

/**
 * How many milliseconds a clock that reads `now` is behind the date of an answer that has just come. Less than a
 * minute is the answer's own way; 0 where the date says nothing.
 */
export function clockSkew(date: string | null, now: number): number {
  const skew = Date.parse(date ?? '') - now
  return Math.abs(skew) >= minute ? Math.round(skew / minute) * minute : 0
}

/** The day it is in the workshop, by a clock that is that far behind. */
export function todayBy(skew: number): Day {
  return dayAt(new Date(Date.now() + skew))
}
