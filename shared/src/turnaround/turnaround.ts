/** Working days, and when an order is expected where. */
export { type Day, addDays, dayAt, formatDay } from './day.ts'
export { type ExpectedDays, type Trip, arrivalDay, expectedDays } from './travel.ts'
export { TURNAROUND_DAYS, addWorkingDays, dispatchDay, isWorkingDay } from './working-days.ts'
