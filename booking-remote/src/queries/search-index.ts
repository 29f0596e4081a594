import { applyRate } from '@darnley/domain/money'
import { queryOptions } from '@darnley/web/query'
import type { SearchIndex } from '#src/lib/search/catalogue-index.ts'
import { catalogueQuery } from './catalogue-query.ts'
import { siteRate } from '#src/lib/site-prices.ts'
import { itemCategories } from './item-categories.ts'
import { listCatalogue } from './list-catalogue.ts'

/** Names and prices in the catalogue: 6 kB compressed. */
export const searchIndex = queryOptions({
  queryKey: ['search-index'],
  queryFn: async ({ signal, client }): Promise<SearchIndex> => {
    const list = { depth: 0, sort: 'sortOrder', signal }
    const [categories, items, services] = await Promise.all([
      client.ensureQueryData(itemCategories),
      listCatalogue<SearchIndex['items'][number]>('items', {
        ...list,
        select: ['name', 'itemCategory', 'services'],
      }),
      listCatalogue<SearchIndex['services'][number]>('services', {
        ...list,
        select: ['name', 'description', 'price', 'deadEnd'],
      }),
    ])
    return { categories, items: items.docs, services: services.docs.map(priced) }
  },
  ...catalogueQuery,
})

function priced(service: SearchIndex['services'][number]): SearchIndex['services'][number] {
  return { ...service, price: applyRate(service.price, siteRate()) }
}
