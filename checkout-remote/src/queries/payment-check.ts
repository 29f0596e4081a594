import { createClient } from 'shared/client'
import type { PaymentState } from 'shared/contract/checkout'

const client = createClient()

/** Asks once whether an order is paid. */
export async function askPaymentState(
  orderIdToken: string,
  signal: AbortSignal,
): Promise<PaymentState> {
  const { state } = await client.call('GET /public/validate_order_paid', {
    query: { order_id_token: orderIdToken },
    signal,
  })
  return state
}
