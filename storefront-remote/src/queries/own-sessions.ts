import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

/** Reads the user's sessions. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['storefront', 'sessions'],
  queryFn: ({ signal }) => staffCall('GET /storefront/sessions', { signal }),
})
