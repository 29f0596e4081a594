import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

/** What an owner decides, published or not; only owners may ask. */
export const decisionsQuery = queryOptions({
  queryKey: ['workshop', 'decisions'],
  queryFn: ({ signal }) => staffCall('GET /workshop/decisions', { signal }),
  // It is edited on another page, which a colleague comes back from.
  staleTime: 0,
  refetchOnWindowFocus: true,
  retry: 1,
})
