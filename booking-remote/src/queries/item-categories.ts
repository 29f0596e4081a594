import type { ItemCategory } from '@darnley/contract/content'
import { queryOptions } from '@darnley/web/query'
import { catalogueQuery } from './catalogue-query.ts'
import { listCatalogue } from './list-catalogue.ts'

export const itemCategories = queryOptions({
  queryKey: ['item-categories'],
  queryFn: async ({ signal }) => {
    const { docs } = await listCatalogue<ItemCategory>('item-categories', {
      depth: 1,
      sort: 'sortOrder',
      signal,
    })
    return docs
  },
  ...catalogueQuery,
})
