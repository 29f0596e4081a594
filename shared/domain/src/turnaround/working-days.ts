import { bankHolidays } from './bank-holidays.ts'
import { addDays, type Day, weekdayOf, yearOf } from './day.ts'
import { TURNAROUND_DAYS } from './promised-days.ts'

/** Whether a day is Monday to Friday and not a bank holiday in England, where the tailors work. */
export function isWorkingDay(day: Day): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !bankHolidays(yearOf(day)).has(day)
}

/** Returns the day after that number of working days; the given day does not count. */
export function addWorkingDays(day: Day, count: number): Day {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}

/** Returns the day by which clothes that arrive on `arrival` are completed and dispatched (section 2.4). */
export function dispatchDay(arrival: Day, express: boolean): Day {
  return addWorkingDays(arrival, express ? TURNAROUND_DAYS.express : TURNAROUND_DAYS.standard)
}
