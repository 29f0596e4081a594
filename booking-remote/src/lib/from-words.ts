import {
  formatFromPrice,
  fromPrice,
  lowestPrice,
  type OfferedService,
} from '@darnley/domain/from-price'
import type { Minor } from '@darnley/domain/money'
import { siteLocale } from './site.ts'

/** Said instead of a price where nothing can be booked, which leads to a request. */
const askUs = 'Ask us'

/** Returns what a service costs before its questions are answered: 'from £16'. Its price includes the site's rate. */
export function fromWords(service: OfferedService): string {
  return amountWords(fromPrice(service))
}

/** Returns what the cheapest of the services costs, as an item's price. */
export function lowestWords(services: readonly OfferedService[]): string {
  return amountWords(lowestPrice(services))
}

function amountWords(amount: Minor | null): string {
  return amount === null ? askUs : formatFromPrice(amount, siteLocale())
}
