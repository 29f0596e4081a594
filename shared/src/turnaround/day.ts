import type { $brand } from 'zod'

/** A day of the calendar in the United Kingdom, as ISO 8601 writes it: '2026-11-21'. Days sort as text. */
export type Day = string & $brand<'Day'>

const DAY_MS = 24 * 60 * 60 * 1000

/** Made when it is first asked: a phone takes 70 ms for it, which the first screen does not wait for. */
let london: Intl.DateTimeFormat | undefined

/** The day it is in the workshop at that moment, whatever the clock of the machine is set to. */
export function dayAt(moment: Date): Day {
  london ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return london.format(moment) as Day
}

/** Months count from 1; a day beyond the month's end runs over into the next. */
export function dayOf(year: number, month: number, date: number): Day {
  return toDay(Date.UTC(year, month - 1, date))
}

export function addDays(day: Day, count: number): Day {
  return toDay(toUtc(day) + count * DAY_MS)
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(toUtc(day)).getUTCDay()
}

export function yearOf(day: Day): number {
  return new Date(toUtc(day)).getUTCFullYear()
}

/** 'Wed 2 December' in the language of the site: a date is read as a day of the workshop's calendar. */
export function formatDay(day: Day, locale = 'en-GB'): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
  }).format(toUtc(day))
}

/** Days are counted in UTC, where each has 24 hours: the clocks' changes can not lose or double one. */
function toUtc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function toDay(utc: number): Day {
  return new Date(utc).toISOString().slice(0, 10) as Day
}
