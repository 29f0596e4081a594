import { type Minor, minor } from '../money/money.ts'
import { applyRate, type Rate } from './rate.ts'

/** Number of basket entries (garments, not services) from which express costs more (section 9). */
export const LARGE_BASKET = 5

/** Returns the surcharge for the 3 day turnaround. */
export function expressPrice(entryCount: number, rate: Rate): Minor {
  return applyRate(minor(entryCount < LARGE_BASKET ? 1000 : 2000), rate)
}
