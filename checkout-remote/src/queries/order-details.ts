import { createClient } from 'shared/client'
import { queryOptions } from 'shared/query'
import { isUnknownOrder } from '#src/lib/unknown-order.ts'

const client = createClient()

/** The order of a token; an order that the api doesn't know isn't asked for twice. */
export function orderDetailsQuery(orderIdToken: string) {
  return queryOptions({
    queryKey: ['order-details', orderIdToken],
    queryFn: ({ signal }) =>
      client.call('GET /public/order_details', {
        query: { order_id_token: orderIdToken },
        signal,
      }),
    retry: (failures, error) => failures < 2 && !isUnknownOrder(error),
  })
}
