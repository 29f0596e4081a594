import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { askEvery } from './desk.ts'

/** Reads an order with its customer, garments and history. */
export function orderQuery(id: string, isLive: boolean) {
  return queryOptions({
    queryKey: ['workshop', 'order', id],
    queryFn: ({ signal }) => staffCall('GET /workshop/orders/{id}', { params: { id }, signal }),
    refetchInterval: isLive ? false : askEvery,
    staleTime: 1000,
    retry: 1,
  })
}
