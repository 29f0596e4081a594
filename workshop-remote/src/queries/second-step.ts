import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

/** Whether the signed-in colleague signs in with a second step. */
export const secondStepQuery = queryOptions({
  queryKey: ['workshop', 'second-step'],
  queryFn: ({ signal }) => staffCall('GET /workshop/second_step', { signal }),
  retry: 1,
})
