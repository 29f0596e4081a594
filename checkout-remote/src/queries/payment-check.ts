import { createClient } from '@darnley/web/client'
import type { PaymentState } from '@darnley/contract/checkout'

const client = createClient()

/** Requests the payment state of an order once. */
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
