/** How all chosen prices change. */
export interface PriceRule {
  readonly by: 'percent' | 'amount'
  /** Hundredths of a percent (750 is 7.5 %) or pence; below 0 lowers prices. */
  readonly value: number
  /** Pence of which the new price is a multiple. */
  readonly step: number
}

/**
 * Returns the new price in pence, rounded to the nearest step, halves up. A price of 0 stays, because it says that
 * nothing is charged. Rounding neither makes another price 0 nor turns a rise into a fall; a fall ends at 0.
 */
export function changedPrice(price: number, { by, value, step }: PriceRule): number {
  if (price === 0) return 0
  // Percents are added as whole numbers, which have no rounding errors.
  const tenThousandths = by === 'percent' ? price * (10_000 + value) : (price + value) * 10_000
  const rounded = Math.floor((tenThousandths + step * 5_000) / (step * 10_000)) * step
  if (value >= 0) return Math.max(price, rounded)
  return tenThousandths > 0 ? Math.min(price, Math.max(step, rounded)) : 0
}

/** Returns hundredths of what was typed, such as 750 for 7.5 or -1000 for -10; null when it is no such number. */
export function hundredths(typed: string): number | null {
  const match = /^([+-]?)(\d{1,5})(?:\.(\d{1,2}))?$/.exec(typed.trim().replace('−', '-'))
  if (!match) return null
  const [, sign, whole = '', part = ''] = match
  const value = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign === '-' ? 0 - value : value
}
