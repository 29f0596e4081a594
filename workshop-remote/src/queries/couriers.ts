import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

/** The courier services and which are set up; only owners may ask. */
export const couriersQuery = queryOptions({
  queryKey: ['workshop', 'couriers'],
  queryFn: ({ signal }) => staffCall('GET /workshop/couriers', { signal }),
  retry: 1,
})
