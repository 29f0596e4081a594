import type { Shift } from '@darnley/contract/locations'

const DAYS_AHEAD = 7

/** A date and time of day in London. */
export interface LocalTime {
  /** For example 2026-11-23. */
  readonly date: string
  /** For example 09:30. */
  readonly time: string
}

const LONDON = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Returns London's date and time, in summer and winter time. */
export function inLondon(instant: Date): LocalTime {
  const parts = LONDON.formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** Parses a time; a date alone is the start of that day. */
export function readAsOf(asOf: string | undefined, now: Date): LocalTime {
  if (asOf === undefined) return inLondon(now)
  return asOf.includes('T') ? inLondon(new Date(asOf)) : { date: asOf, time: '00:00' }
}

const HOUR_MS = 60 * 60 * 1000

/** Returns the moment of a local time in London; clocks are an hour ahead of UTC in summer. */
export function londonMoment(date: string, time: string): Date {
  const asUtc = new Date(`${date}T${time}:00Z`)
  const isAhead = inLondon(new Date(asUtc.getTime() - HOUR_MS)).time === time
  return isAhead ? new Date(asUtc.getTime() - HOUR_MS) : asUtc
}

/** Returns the later of two times. */
export function later(one: LocalTime, other: LocalTime): LocalTime {
  return `${one.date} ${one.time}` > `${other.date} ${other.time}` ? one : other
}

export interface WeeklyShift {
  readonly areaCode: string
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number
  readonly startsAt: string
  readonly endsAt: string
}

/** Returns the shifts of seven days, sorted; one that has begun can no longer be booked. */
export function shiftsFrom(weekly: readonly WeeklyShift[], from: LocalTime): Shift[] {
  return daysFrom(from.date).flatMap((date) =>
    weekly
      .filter(({ weekday }) => weekday === weekdayOf(date))
      .filter(({ startsAt }) => date > from.date || startsAt >= from.time)
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
      .map(({ areaCode, startsAt, endsAt }) => ({
        area_code: areaCode,
        date,
        starts_at: startsAt,
        ends_at: endsAt,
      })),
  )
}

/** Dates are computed in UTC, where every day has 24 hours. */
function daysFrom(date: string): string[] {
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
    const day = new Date(`${date}T00:00:00Z`)
    day.setUTCDate(day.getUTCDate() + ahead)
    return day.toISOString().slice(0, 10)
  })
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}
