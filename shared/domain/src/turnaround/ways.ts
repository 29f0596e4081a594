import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { bankHolidays } from './bank-holidays.ts'
import { addDays, type Day, weekdayOf, yearOf } from './day.ts'

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** A way of delivery as a provider offers it. */
export interface Way {
  readonly code: DeliveryProviderCode
  /** Days on which clothes are handed over or collected there, except bank holidays; Monday to Friday by default. */
  readonly days?: readonly Weekday[] | undefined
}

const MONDAY_TO_FRIDAY: readonly Weekday[] = [1, 2, 3, 4, 5]

/** Whether clothes can be handed over or collected on that day. */
export function isOpen(day: Day, { days }: Way): boolean {
  const open: readonly number[] = days && days.length > 0 ? days : MONDAY_TO_FRIDAY
  return open.includes(weekdayOf(day)) && !bankHolidays(yearOf(day)).has(day)
}

/** Returns the first open day on or after the given day. */
export function firstOpenDay(day: Day, way: Way): Day {
  let open = day
  while (!isOpen(open, way)) open = addDays(open, 1)
  return open
}
