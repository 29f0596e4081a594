import { type Day, formatDay } from '#src/turnaround/day.ts'

/** Returns when a fitting is, such as 'Thu 26 November at 17:40'. */
export function fittingWords(
  { date, starts_at: time }: { readonly date: string; readonly starts_at: string },
  locale?: string,
): string {
  return `${formatDay(date as Day, locale)} at ${time}`
}
