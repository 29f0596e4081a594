import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { staffCall } from '@darnley/web/session'

const patience = 10_000

/** Returns the order for a scanned code or a number, if it belongs to this storefront. Rejects with an ApiError. */
export function findOrder(text: string): Promise<StorefrontOrder> {
  return staffCall('GET /storefront/order_details_by_token', {
    query: { order_id_token: text },
    signal: AbortSignal.timeout(patience),
  })
}
