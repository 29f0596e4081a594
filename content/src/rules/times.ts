import type { Verdict } from './verdict.ts'

/** A time on a weekday, as rows of opening hours and of shifts have it. */
export interface Period {
  readonly day: string
  readonly from: string
  readonly to: string
}

export function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
}

export function checkTime(value: unknown): Verdict {
  return isTime(value) || 'Give a time of day in hours and minutes, for example 09:30.'
}

/** Checks the end of a period; that of its begin is another field's. */
export function checkEnd(end: unknown, begin: unknown): Verdict {
  const verdict = checkTime(end)
  if (verdict !== true || !isTime(begin) || String(end) > begin) return verdict
  return `Give a time after ${begin}.`
}

/** Checks that no two periods of a day overlap. */
export function checkNoOverlap(periods: readonly Period[]): Verdict {
  const sorted = periods.toSorted((one, other) => one.from.localeCompare(other.from))
  const clash = sorted.find(({ day, from }, at) =>
    sorted.slice(0, at).some((before) => before.day === day && before.to > from),
  )
  return clash ? `Two times on ${clash.day} overlap.` : true
}
