import { queryOptions } from 'shared/query'
import { staffCall } from 'shared/session'

/** Where the colleague is signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['storefront', 'sessions'],
  queryFn: ({ signal }) => staffCall('GET /storefront/sessions', { signal }),
})
