import { formatTime } from '@darnley/domain/moment'
import type { Day } from '@darnley/domain/turnaround'

/** Created on first use: a formatter is slow to make. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = formatters.get(name)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options })
  formatters.set(name, made)
  return made
}

/** Returns day and time in London: Wednesday 25 November, 09:40. */
export function dayAndTimeOf(moment: Date): string {
  const day = formatter('day', { weekday: 'long', day: 'numeric', month: 'long' }).format(moment)
  return `${day.replace(',', '')}, ${formatTime(moment)}`
}

/** Returns a day in short: Tue 24 Nov. */
export function shortDayOf(day: Day): string {
  return shortDay(new Date(`${day}T12:00:00Z`))
}

/** Returns a day in short with its year: 24 Nov 2026. */
export function dayInYearOf(day: Day): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return formatter('year', options).format(new Date(`${day}T12:00:00Z`))
}

/** Returns a moment in London in short: Tue 24 Nov, 16:40. */
export function shortMomentOf(iso: string): string {
  const moment = new Date(iso)
  return `${shortDay(moment)}, ${formatTime(moment)}`
}

function shortDay(moment: Date): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short' } as const
  return formatter('short', options).format(moment).replace(',', '')
}
