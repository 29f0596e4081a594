import type { Item } from '@darnley/contract/content'
import { queryOptions } from '@darnley/web/query'
import { atSiteRate } from '#src/lib/site-prices.ts'
import { catalogueQuery } from './catalogue-query.ts'
import { listCatalogue } from './list-catalogue.ts'

/** Includes an item's services and their pictures. */
const depth = 3

export function itemsOfCategory(categoryId: string) {
  return queryOptions({
    queryKey: ['items', 'of-category', categoryId],
    queryFn: async ({ signal }) => {
      const where = { itemCategory: categoryId }
      const { docs } = await listCatalogue<Item>('items', {
        depth,
        where,
        sort: 'sortOrder',
        signal,
      })
      return docs.map(atSiteRate)
    },
    ...catalogueQuery,
  })
}

/** Reads one item; null when the catalogue no longer has it. */
export function itemById(id: string) {
  return queryOptions({
    queryKey: ['items', 'by-id', id],
    queryFn: async ({ signal }) => {
      const { docs } = await listCatalogue<Item>('items', { depth, where: { id }, signal })
      return docs[0] ? atSiteRate(docs[0]) : null
    },
    ...catalogueQuery,
  })
}
