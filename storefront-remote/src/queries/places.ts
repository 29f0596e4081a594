import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

/** Reads every shop and studio, which rarely change. */
export const placesQuery = queryOptions({
  queryKey: ['storefront', 'places'],
  queryFn: async ({ signal }) => {
    const [stores, studios] = await Promise.all([
      staffCall('GET /storefront/all_stores', { signal }),
      staffCall('GET /storefront/all_studios', { signal }),
    ])
    return { stores, studios }
  },
  staleTime: 5 * 60_000,
})
