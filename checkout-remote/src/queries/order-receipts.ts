import { createClient } from '@darnley/web/client'
import { queryOptions } from '@darnley/web/query'

const client = createClient()
/** The books are written apart from the payment, some seconds later. */
const WRITTEN_SOON_MS = 10_000

/** Reads the receipts and credit notes of a token's order; asks again until the first one is there. */
export function orderReceiptsQuery(orderIdToken: string) {
  return queryOptions({
    queryKey: ['order-receipts', orderIdToken],
    queryFn: ({ signal }) =>
      client.call('GET /public/receipts', { query: { order_id_token: orderIdToken }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.receipts.length === 0 ? WRITTEN_SOON_MS : false,
  })
}
