import { formatMoney, type Minor, minor, applyRate, NO_RATE, type Rate } from '../money/money.ts'

/** What a price before the first answer is made of; a service of the catalogue has this shape. */
export interface OfferedService {
  readonly price: Minor
  /** A dead end cannot be booked, so it has no price. */
  readonly deadEnd: boolean
}

/**
 * Returns the price of a service with nothing added, at a rate; null when it cannot be booked. No answer lowers a
 * price, so that no booking of it costs less.
 */
export function fromPrice({ price, deadEnd }: OfferedService, rate: Rate = NO_RATE): Minor | null {
  return deadEnd ? null : applyRate(price, rate)
}

/** Returns the price of the cheapest of the services, as an item's or a category's; null when none can be booked. */
export function lowestPrice(
  services: readonly OfferedService[],
  rate: Rate = NO_RATE,
): Minor | null {
  const prices = services.flatMap((service) => fromPrice(service, rate) ?? [])
  return prices.length === 0 ? null : minor(Math.min(...prices))
}

/** Formats a price before the first answer, as 'from £16', with pence only where there are some. */
export function formatFromPrice(amount: Minor, locale?: string): string {
  return `from ${formatRounded(amount, locale)}`
}

/** Formats an amount as £16 or £16.50. */
export function formatRounded(amount: Minor, locale?: string): string {
  const text = formatMoney(amount, locale)
  return amount % 100 === 0 ? text.replace(/[.,]00(?!\d)/, '') : text
}
