import type { PaymentState } from 'shared/contract/checkout'
import type { Order } from '#src/modules/orders/repository.ts'
import type { PaymentProvider } from './provider.ts'
import { paymentState, stateOf } from './rules.ts'
import type { Settle } from './settle.ts'

interface Dependencies {
  readonly payments: PaymentProvider
  readonly settle: Settle
}

/** Whether an order is paid; the provider is asked when its webhook has not come yet. */
export async function validatePayment(
  { payments, settle }: Dependencies,
  order: Order,
): Promise<PaymentState> {
  const known = paymentState(order)
  if (known) return known
  // No intent: its secret was never given out, so nobody can have paid.
  if (!order.paymentIntentId) return 'failed'
  const intent = await payments.retrieve(order.paymentIntentId)
  if (intent.status === 'succeeded') await settle({ intent })
  return stateOf(intent)
}
