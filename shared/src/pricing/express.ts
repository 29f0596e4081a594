import { type Minor, minor } from '../money/money.ts'
import { applyRate, type Rate } from './rate.ts'

/** From so many basket entries (garments, not services) on, express costs more (section 9). */
export const LARGE_BASKET = 5

/** What the 3 day turnaround adds. */
export function expressPrice(entryCount: number, rate: Rate): Minor {
  return applyRate(minor(entryCount < LARGE_BASKET ? 1000 : 2000), rate)
}
