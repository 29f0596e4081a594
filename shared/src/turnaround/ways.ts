import type { DeliveryProviderCode } from '../contract/delivery-providers.ts'
import { bankHolidays } from './bank-holidays.ts'
import { addDays, type Day, weekdayOf, yearOf } from './day.ts'

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** One way of travelling, as a provider offers it. */
export interface Way {
  readonly code: DeliveryProviderCode
  /** When clothes are handed over or fetched there, bank holidays aside; Monday to Friday when it is not said. */
  readonly days?: readonly Weekday[] | undefined
}

const MONDAY_TO_FRIDAY: readonly Weekday[] = [1, 2, 3, 4, 5]

/** Whether clothes can be handed over or fetched in this way on that day. */
export function isOpen(day: Day, { days }: Way): boolean {
  const open: readonly number[] = days && days.length > 0 ? days : MONDAY_TO_FRIDAY
  return open.includes(weekdayOf(day)) && !bankHolidays(yearOf(day)).has(day)
}

/** That day, or the first one after it on which the way is open. */
export function firstOpenDay(day: Day, way: Way): Day {
  let open = day
  while (!isOpen(open, way)) open = addDays(open, 1)
  return open
}
