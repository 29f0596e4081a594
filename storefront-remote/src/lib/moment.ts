import { formatDay, type Day } from '@darnley/domain/turnaround'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formats date and time in the shop's time zone: 21 Nov, 10:42, with the year unless it is the current one. */
export function momentText(iso: string, locale: string): string {
  const moment = new Date(iso)
  const isThisYear = moment.getFullYear() === new Date().getFullYear()
  return formatterOf(locale, isThisYear ? 'this year' : 'another year').format(moment)
}

/** Formats a day such as 2026-11-25: Wed 25 November. */
export function dayText(day: string, locale: string): string {
  return formatDay(day as Day, locale)
}

function formatterOf(locale: string, when: 'this year' | 'another year'): Intl.DateTimeFormat {
  const key = `${locale} ${when}`
  const known = formatters.get(key)
  if (known) return known
  const formatter = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
    ...(when === 'another year' ? { year: 'numeric' } : {}),
  })
  formatters.set(key, formatter)
  return formatter
}
