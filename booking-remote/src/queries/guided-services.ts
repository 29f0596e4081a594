import type { FittingGuide } from '@darnley/contract/content'
import { queryOptions } from '@darnley/web/query'
import { offersOf, type Offer } from '#src/lib/offers.ts'
import { catalogueQuery } from './catalogue-query.ts'
import { listCatalogue } from './list-catalogue.ts'
import { searchIndex } from './search-index.ts'

/** The services that have a fitting guide, by category. Reads the guides' services without their texts. */
export const guidedServices = queryOptions({
  queryKey: ['guided-services'],
  queryFn: async ({ signal, client }): Promise<readonly Offer[]> => {
    const [index, guides] = await Promise.all([
      client.ensureQueryData(searchIndex),
      listCatalogue<Pick<FittingGuide, 'id' | 'service'>>('fitting-guides', {
        depth: 0,
        select: ['service'],
        sort: 'service',
        signal,
      }),
    ])
    const guided = new Set(guides.docs.map(({ service }) => service))
    return offersOf(index).filter(({ service }) => guided.has(service.id))
  },
  ...catalogueQuery,
})
