import { type Minor, minor } from '../money/money.ts'

/**
 * What a percentage takes off, truncated to whole minor units. Integers all the way: dividing only a multiple of
 * 100 cannot round.
 */
export function percentageOf(amount: Minor, percentage: number): Minor {
  const hundredths = amount * percentage
  return minor((hundredths - (hundredths % 100)) / 100)
}
