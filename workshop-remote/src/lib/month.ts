import type { Day } from '@darnley/domain/turnaround'

/** A month such as 2026-11. */
export type Month = `${number}-${number}`

export function monthOf(day: Day): Month {
  return day.slice(0, 7) as Month
}

/** Reads a month of the address; null for none of this century. */
export function readMonth(text: string | null): Month | null {
  return text !== null && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text) ? (text as Month) : null
}

/** Returns the month that many months later, or earlier. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7) as Month
}

/** Returns a month in words: November 2026. */
export function monthWords(month: Month): string {
  return new Date(`${month}-01T12:00:00Z`).toLocaleDateString('en-GB', {
    ...({ timeZone: 'UTC', month: 'long', year: 'numeric' } as const),
  })
}
