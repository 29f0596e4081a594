/** Working days and the expected dates of an order. */
export { type Day, addDays, dayAt, formatDay, formatShortDay, toDay, weekdayOf } from './day.ts'
export {
  type ExpectedDays,
  type Trip,
  expectedArrival,
  expectedDays,
  pickupDays,
  returnDay,
} from './travel.ts'
export type { Way, Weekday } from './ways.ts'
export { TURNAROUND_DAYS, addWorkingDays, dispatchDay, isWorkingDay } from './working-days.ts'
