import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

/** Who is signed in, with the role that decides what the pages offer. */
export const meQuery = queryOptions({
  queryKey: ['workshop', 'me'],
  queryFn: ({ signal }) => staffCall('GET /workshop/me', { signal }),
  staleTime: 60_000,
  retry: 1,
})
