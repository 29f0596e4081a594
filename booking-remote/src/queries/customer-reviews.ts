import type { Review } from '@darnley/contract/content'
import { queryOptions } from '@darnley/web/query'
import { catalogueQuery } from './catalogue-query.ts'
import { listCatalogue } from './list-catalogue.ts'

/** The reviews that an editor has published, in the order in which home shows them. */
export const customerReviews = queryOptions({
  queryKey: ['customer-reviews'],
  queryFn: async ({ signal }) => {
    const { docs } = await listCatalogue<Review>('reviews', {
      depth: 0,
      limit: 12,
      sort: 'sortOrder',
      signal,
    })
    return docs
  },
  ...catalogueQuery,
})
