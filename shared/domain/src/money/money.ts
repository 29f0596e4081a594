import type { $brand } from 'zod'

/** Whole pence: every amount in the system is an integer of minor units (specification, section 9). */
export type Minor = number & $brand<'Minor'>

/**
 * Brands a number as minor units.
 * @throws RangeError when it is not an integer: a fraction of a penny is always a bug.
 */
export function minor(value: number): Minor {
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${value} is not a whole number of minor units`)
  return value as Minor
}

/** Adds amounts; an empty list is zero. */
export function sum(amounts: Iterable<Minor>): Minor {
  let total = 0
  for (const amount of amounts) total += amount
  return minor(total)
}

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

/** Converts the "en_GB" that storefronts store to the "en-GB" of Intl (section 3: underscores become hyphens). */
export function toLocale(storefrontLocale: string): string {
  return storefrontLocale.replaceAll('_', '-')
}

/** Formats an amount as £12.50: divided by 100, in the storefront's locale; all amounts are pounds. */
export function formatMoney(amount: Minor, locale = 'en-GB'): string {
  return locale === 'en-GB' ? inBritish(amount) : formatterOf(locale).format(amount / 100)
}

/** Formats an amount like formatMoney, and 0 as FREE, as delivery prices are shown (section 9). */
export function moneyOrFree(amount: Minor, locale?: string): string {
  return amount === 0 ? 'FREE' : formatMoney(amount, locale)
}

/** Returns the same as Intl, whose first formatter on a page takes a phone 70 ms. */
function inBritish(amount: Minor): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const pounds = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return `${amount < 0 ? '-' : ''}£${pounds}.${digits.slice(-2)}`
}

/** Formatters are kept, because creating one costs far more than using it. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(locale: string): Intl.NumberFormat {
  const known = formatters.get(locale)
  if (known) return known
  const formatter = new Intl.NumberFormat(locale, { style: 'currency', currency: 'GBP' })
  formatters.set(locale, formatter)
  return formatter
}
