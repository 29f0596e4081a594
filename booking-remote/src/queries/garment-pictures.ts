import type { Item } from '@darnley/contract/content'
import { queryOptions } from '@darnley/web/query'
import { catalogueQuery } from './catalogue-query.ts'
import { listCatalogue } from './list-catalogue.ts'

/** The picture of each item, by its id, without the services that come with an item otherwise. */
export const garmentPictures = queryOptions({
  queryKey: ['garment-pictures'],
  queryFn: async ({ signal }) => {
    const { docs } = await listCatalogue<Pick<Item, 'id' | 'coverImage'>>('items', {
      depth: 1,
      select: ['coverImage'],
      sort: 'sortOrder',
      signal,
    })
    return new Map(docs.map(({ id, coverImage }) => [id, coverImage]))
  },
  ...catalogueQuery,
})
