import { addDays, type Day, weekdayOf } from '@darnley/domain/turnaround'

/** More than any turnaround with its ways: a day that lies further off is only listed. */
const MOST_WEEKS = 6
const WEEK = 7

/** Returns the days of whole weeks, Monday first, from the week of one day to that of another. */
export function weeksOf(from: Day, to: Day): Day[] {
  // Sunday is 0.
  const monday = addDays(from, -((weekdayOf(from) + 6) % WEEK))
  let weeks = 1
  while (weeks < MOST_WEEKS && addDays(monday, weeks * WEEK) <= to) weeks += 1
  return Array.from({ length: weeks * WEEK }, (_, day) => addDays(monday, day))
}
