import type { Minor } from 'shared/money'

/** What a pay button shows: pounds with two decimals, whatever the locale (section 2.4). */
export function pounds(amount: Minor): string {
  return `£${(amount / 100).toFixed(2)}`
}
