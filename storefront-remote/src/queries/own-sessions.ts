import { queryOptions } from 'shared/query'
import { staffCall } from 'shared/session'

/** Reads the user's sessions. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['storefront', 'sessions'],
  queryFn: ({ signal }) => staffCall('GET /storefront/sessions', { signal }),
})
