import { listContent } from 'shared/content-client'
import type { ItemCategory } from 'shared/contract/content'
import { queryOptions } from 'shared/query'
import { catalogueAge } from './catalogue-age.ts'

export const itemCategories = queryOptions({
  queryKey: ['item-categories'],
  queryFn: async ({ signal }) => {
    const { docs } = await listContent<ItemCategory>('item-categories', {
      depth: 1,
      sort: 'sortOrder',
      signal,
    })
    return docs
  },
  staleTime: catalogueAge,
})
