import { type Minor, minor } from '../money/money.ts'

/** A storefront's exchange rate: a decimal as a string, for instance "1.25", so that no digit is lost. */
export type Rate = string

export const NO_RATE: Rate = '1'

const RATE = /^(\d{1,9})(?:\.(\d{1,12}))?$/

/**
 * Returns a price times a rate, truncated to whole minor units (section 9). Uses integers only: floats turn 1.1 x 30
 * into 33.000000000000004 and lose a penny elsewhere.
 * @throws RangeError when the rate is not a plain decimal.
 */
export function applyRate(price: Minor, rate: Rate): Minor {
  const match = RATE.exec(rate)
  if (!match) throw new RangeError(`${rate} is not a rate`)
  const [, whole = '', fraction = ''] = match
  const scaled = BigInt(price) * BigInt(whole + fraction)
  return minor(Number(scaled / 10n ** BigInt(fraction.length)))
}
