import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { askEvery } from './desk.ts'

/** Reads the receipts and credit notes of an order, which the books get some seconds after the money moved. */
export function receiptsQuery(orderId: string) {
  return queryOptions({
    queryKey: ['workshop', 'receipts', orderId],
    queryFn: ({ signal }) =>
      staffCall('GET /workshop/orders/{id}/receipts', { params: { id: orderId }, signal }),
    refetchInterval: askEvery,
    staleTime: 1000,
    retry: 1,
  })
}
