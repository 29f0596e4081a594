import type { CustomerMessages, OrderNote } from '@darnley/contract/customer-messages'
import { createClient } from '@darnley/web/client'
import { queryOptions } from '@darnley/web/query'

const client = createClient()

/** Reads what was written about a token's order. */
export function orderMessagesQuery(orderIdToken: string) {
  return queryOptions({
    queryKey: ['order-messages', orderIdToken],
    queryFn: ({ signal }) =>
      client.call('GET /public/order_messages', {
        query: { order_id_token: orderIdToken },
        signal,
      }),
  })
}

export function addOrderNote(note: OrderNote): Promise<CustomerMessages> {
  return client.call('POST /public/order_note', { body: note })
}
