import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { askEvery } from './desk.ts'

/** Reads what an order cost, what was paid and what was given back; only managers may. */
export function moneyQuery(id: string, isLive: boolean) {
  return queryOptions({
    queryKey: ['workshop', 'money', id],
    queryFn: ({ signal }) =>
      staffCall('GET /workshop/orders/{id}/money', { params: { id }, signal }),
    refetchInterval: isLive ? false : askEvery,
    staleTime: 1000,
    retry: 1,
  })
}
