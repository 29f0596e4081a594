import { fromPrice } from '@darnley/domain/from-price'
import { bookingLink, garmentsOf, type Offer } from '#src/lib/offers.ts'
import type { Thing } from './thing.ts'

/** Returns an offer of schema.org with the least price of a service, in pounds; none for what can't be booked. */
export function offerOf(offer: Offer, origin: string): Thing[] {
  const amount = fromPrice(offer.service)
  if (amount === null) return []
  const price = (amount / 100).toFixed(2)
  return [
    {
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: offer.service.name,
        category: offer.category.name,
        description: garmentsOf(offer),
      },
      url: origin + bookingLink(offer),
      price,
      priceCurrency: 'GBP',
      priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency: 'GBP' },
    },
  ]
}
