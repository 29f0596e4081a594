import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

/** The books are written apart from the sale, some seconds later. */
const WRITTEN_SOON_MS = 10_000

/** Reads the receipts and credit notes of an order that the shop took; asks again until the first one is there. */
export function orderReceiptsQuery(orderId: string) {
  return queryOptions({
    queryKey: ['storefront', 'receipts', orderId],
    queryFn: ({ signal }) =>
      staffCall('GET /storefront/receipts', { query: { order_id: orderId }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.receipts.length === 0 ? WRITTEN_SOON_MS : false,
  })
}
