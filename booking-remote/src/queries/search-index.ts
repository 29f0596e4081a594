import { queryOptions } from '@darnley/web/query'
import type { SearchIndex } from '#src/lib/search/catalogue-index.ts'
import { catalogueQuery } from './catalogue-query.ts'
import { itemCategories } from './item-categories.ts'
import { listCatalogue } from './list-catalogue.ts'

/** Names in the catalogue: 5 kB compressed, fetched when the search is first used. */
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
        select: ['name', 'description'],
      }),
    ])
    return { categories, items: items.docs, services: services.docs }
  },
  ...catalogueQuery,
})
