import type { Service } from '@darnley/contract/content'
import { queryOptions } from '@darnley/web/query'
import { additionsOf, type Addition } from '#src/lib/additions.ts'
import { offersOf, type Offer } from '#src/lib/offers.ts'
import { askingAtSiteRate } from '#src/lib/site-prices.ts'
import { catalogueQuery } from './catalogue-query.ts'
import { listCatalogue } from './list-catalogue.ts'
import { searchIndex } from './search-index.ts'

export interface PricedOffer extends Offer {
  readonly additions: readonly Addition[]
}

/** Every service of each category with what may be added to it. */
export const priceList = queryOptions({
  queryKey: ['price-list'],
  queryFn: async ({ signal, client }): Promise<readonly PricedOffer[]> => {
    const [index, asking] = await Promise.all([
      client.ensureQueryData(searchIndex),
      listCatalogue<Pick<Service, 'id' | 'questions' | 'subservices'>>('services', {
        depth: 0,
        select: ['questions', 'subservices'],
        sort: 'sortOrder',
        signal,
      }),
    ])
    const additions = new Map(
      asking.docs.map((service) => [service.id, additionsOf(askingAtSiteRate(service))]),
    )
    return offersOf(index).map((offer) => ({
      ...offer,
      additions: additions.get(offer.service.id) ?? [],
    }))
  },
  ...catalogueQuery,
})
