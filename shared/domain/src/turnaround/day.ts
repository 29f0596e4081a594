import type { $brand } from 'zod'

/** A calendar day in the United Kingdom in ISO 8601: '2026-11-21'. Days sort as text. */
export type Day = string & $brand<'Day'>

const DAY_MS = 24 * 60 * 60 * 1000

/** Created on first use: the first takes a phone 70 ms, and the first screen does not need it. */
let london: Intl.DateTimeFormat | undefined
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns a date of a contract, such as '2026-11-21', as a day; null without one. */
export function toDay(date: string | null | undefined): Day | null {
  return date ? (date as Day) : null
}

/** Returns the day in London at that moment, whatever the time zone of the machine. */
export function dayAt(moment: Date): Day {
  london ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  // Part by part: how a language writes a whole date differs between engines, also of the same year.
  const parts = new Map(london.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}` as Day
}

/** Returns a day; months count from 1, and a day beyond the month's end overflows into the next. */
export function dayOf(year: number, month: number, date: number): Day {
  return atUtc(Date.UTC(year, month - 1, date))
}

export function addDays(day: Day, count: number): Day {
  return atUtc(toUtc(day) + count * DAY_MS)
}

/** Returns the day of the week; 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(toUtc(day)).getUTCDay()
}

export function yearOf(day: Day): number {
  return new Date(toUtc(day)).getUTCFullYear()
}

/** Formats a day as 'Wed 2 December' in the language of the site; a day is a date in London. */
export function formatDay(day: Day, locale = 'en-GB'): string {
  return formatterOf(locale, 'long').format(toUtc(day))
}

/** Formats a day as 'Wed 2 Dec'. */
export function formatShortDay(day: Day, locale = 'en-GB'): string {
  return formatterOf(locale, 'short').format(toUtc(day))
}

function formatterOf(locale: string, month: 'long' | 'short'): Intl.DateTimeFormat {
  const key = `${locale} ${month}`
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month })
  formatters.set(key, formatter)
  return formatter
}

/** Calculates in UTC, where each day has 24 hours: clock changes cannot lose or double one. */
function toUtc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function atUtc(utc: number): Day {
  return new Date(utc).toISOString().slice(0, 10) as Day
}
