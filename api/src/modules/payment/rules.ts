import type { PaymentState } from '@darnley/contract/checkout'
import { firstStatus } from '#src/modules/orders/rules.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { Intent } from './intent.ts'
import type { Refund } from './refund-repository.ts'

/** Returns the status of a paid order: held for a person when the payment differs from the agreed amount. */
export function statusOncePaid(order: Order, intent: Intent): string {
  const isAsAgreed = intent.amountReceived === order.total && intent.currency === 'gbp'
  const isExpected = order.status === 'awaiting_payment'
  return isAsAgreed && isExpected ? firstStatus(order) : 'attention_required'
}

/** Whether the order was settled before: by a payment, by its shop, or because its total was zero. */
export function isSettled({
  paidAt,
  settledBasketVersion,
}: Pick<Order, 'paidAt' | 'settledBasketVersion'>): boolean {
  return paidAt !== null || settledBasketVersion !== null
}

/** Whether the order can be held: it is open and not held yet. */
export function canBeHeld({ status }: Pick<Order, 'status'>): boolean {
  return !['finished', 'cancelled', 'attention_required'].includes(status)
}

/** Returns the payment state known from the order alone; null when the provider has to be asked. */
export function paymentState(
  order: Pick<Order, 'status'>,
  refund: Pick<Refund, 'refundedAt'> | null,
): PaymentState | null {
  if (refund) return 'refunded'
  if (order.status === 'awaiting_payment') return null
  return order.status === 'cancelled' ? 'failed' : 'paid'
}

/** Returns the state of an unpaid intent: pending while a card waits for its bank, failed once a card was refused. */
export function stateOf({ status, hasFailed }: Pick<Intent, 'status' | 'hasFailed'>): PaymentState {
  if (status === 'succeeded') return 'paid'
  if (status === 'processing' || status === 'requires_action') return 'pending'
  return hasFailed ? 'failed' : 'awaiting_payment'
}
