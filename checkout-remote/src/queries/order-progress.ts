import { createClient } from '@darnley/web/client'
import { queryOptions } from '@darnley/web/query'
import { isUnknownOrder } from '#src/lib/unknown-order.ts'

const client = createClient()
const LOOK_AGAIN_MS = 60_000

/** Reads the progress of a token's order; refetches while it is visible. */
export function orderProgressQuery(orderIdToken: string) {
  return queryOptions({
    queryKey: ['order-progress', orderIdToken],
    queryFn: ({ signal }) =>
      client.call('GET /public/order_progress', {
        query: { order_id_token: orderIdToken },
        signal,
      }),
    refetchInterval: LOOK_AGAIN_MS,
    retry: (failures, error) => failures < 2 && !isUnknownOrder(error),
  })
}
