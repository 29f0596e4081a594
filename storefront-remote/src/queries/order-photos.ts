import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

/** The links of photos end after two hours at the earliest. */
const LINKS_RENEWED_MS = 3_600_000

/** Reads the photos of an order, by the customer and by the workshop. */
export function orderPhotosQuery(orderId: string) {
  return queryOptions({
    queryKey: ['storefront', 'order-photos', orderId],
    queryFn: ({ signal }) =>
      staffCall('GET /storefront/order_photos', { query: { order_id: orderId }, signal }),
    refetchInterval: LINKS_RENEWED_MS,
  })
}
