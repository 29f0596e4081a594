import { type Minor, minor } from '../money/money.ts'
import { applyRate, type Rate } from './rate.ts'

const FEW_ENTRIES = 5

/** What the 3 day turnaround adds: the threshold counts basket entries (garments), not services. */
export function expressPrice(entryCount: number, rate: Rate): Minor {
  return applyRate(minor(entryCount < FEW_ENTRIES ? 1000 : 2000), rate)
}
