import type { Minor } from '@darnley/domain/money'

/** Formats the amount on a pay button: pounds with two decimals, in every locale (section 2.4). */
export function pounds(amount: Minor): string {
  return `£${(amount / 100).toFixed(2)}`
}
