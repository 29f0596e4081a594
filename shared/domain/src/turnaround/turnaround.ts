/** Working days and the expected dates of an order. */
export { type Day, addDays, dayAt, formatDay, formatShortDay, toDay, weekdayOf } from './day.ts'
export { TURNAROUND_DAYS } from './promised-days.ts'
export {
  type ExpectedDays,
  type Trip,
  expectedArrival,
  expectedDays,
  pickupDays,
  returnDay,
} from './travel.ts'
export type { Way, Weekday } from './ways.ts'
export { addWorkingDays, dispatchDay, isWorkingDay } from './working-days.ts'
