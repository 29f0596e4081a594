import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { askEvery } from './desk.ts'

/** Reads the task that the signed-in colleague is doing. */
export function taskInHandQuery(isLive: boolean) {
  return queryOptions({
    queryKey: ['workshop', 'task in hand'],
    queryFn: ({ signal }) => staffCall('GET /workshop/task_in_hand', { signal }),
    refetchInterval: isLive ? false : askEvery,
    staleTime: 1000,
    retry: 1,
  })
}
