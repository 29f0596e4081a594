import type { NewFaultReport, OrderGuarantee } from '@darnley/contract/guarantee'
import { createClient } from '@darnley/web/client'
import { queryOptions } from '@darnley/web/query'
import { isUnknownOrder } from '#src/lib/unknown-order.ts'

const client = createClient()
/** Sends the cookie under which the photos of a report are stored. */
const ownClient = createClient({ credentials: true })

/** Reads the order of a token; does not retry for an unknown order. */
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

export async function cancelOrder(orderIdToken: string): Promise<void> {
  await client.call('POST /public/cancel_order', { body: { order_id_token: orderIdToken } })
}

export async function setReminders(orderIdToken: string, reminders: boolean): Promise<void> {
  await client.call('POST /public/order_reminders', {
    body: { order_id_token: orderIdToken, reminders },
  })
}

export function reportFault(body: NewFaultReport): Promise<OrderGuarantee> {
  return ownClient.call('POST /public/order_guarantee', { body })
}
