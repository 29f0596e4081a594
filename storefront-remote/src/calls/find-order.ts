import type { StorefrontOrder } from 'shared/contract/storefront-orders'
import { staffCall } from 'shared/session'

const patience = 10_000

/** The order of a scanned code or of a number, when it is routed to this storefront. Rejects with an ApiError. */
export function findOrder(text: string): Promise<StorefrontOrder> {
  return staffCall('GET /storefront/order_details_by_token', {
    query: { order_id_token: text },
    signal: AbortSignal.timeout(patience),
  })
}
