import { type Minor, minor } from '../money/money.ts'

/**
 * Returns a percentage of an amount, truncated to whole minor units. Uses integers only: a multiple of 100 is divided,
 * which cannot round.
 */
export function percentageOf(amount: Minor, percentage: number): Minor {
  const hundredths = amount * percentage
  return minor((hundredths - (hundredths % 100)) / 100)
}
