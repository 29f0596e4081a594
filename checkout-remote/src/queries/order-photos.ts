import { createClient } from '@darnley/web/client'
import { queryOptions } from '@darnley/web/query'

const client = createClient()
/** The links of photos end after two hours at the earliest. */
const LINKS_RENEWED_MS = 3_600_000

/** Reads the photos of a token's order, by the workshop and by the customer. */
export function orderPhotosQuery(orderIdToken: string) {
  return queryOptions({
    queryKey: ['order-photos', orderIdToken],
    queryFn: ({ signal }) =>
      client.call('GET /public/order_photos', {
        query: { order_id_token: orderIdToken },
        signal,
      }),
    refetchInterval: LINKS_RENEWED_MS,
  })
}
