import type { PaymentState } from 'shared/contract/checkout'
import { firstStatus } from '#src/modules/orders/rules.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { Intent } from './provider.ts'
import type { Refund } from './refund-repository.ts'

/** The status that a paid order gets: held for a person when what was paid is not what was agreed. */
export function statusOncePaid(order: Order, intent: Intent): string {
  const isAsAgreed = intent.amountReceived === order.total && intent.currency === 'gbp'
  const isExpected = order.status === 'awaiting_payment'
  return isAsAgreed && isExpected ? firstStatus(order) : 'attention_required'
}

/** Whether the order was settled before: by a payment, by its shop, or because there was nothing to pay. */
export function isSettled({
  paidAt,
  settledBasketVersion,
}: Pick<Order, 'paidAt' | 'settledBasketVersion'>): boolean {
  return paidAt !== null || settledBasketVersion !== null
}

/** A closed order needs nobody any more, and one that is held is held. */
export function canBeHeld({ status }: Pick<Order, 'status'>): boolean {
  return !['finished', 'cancelled', 'attention_required'].includes(status)
}

/** What the order itself says; null when the provider has to be asked. */
export function paymentState(
  order: Pick<Order, 'status'>,
  refund: Pick<Refund, 'refundedAt'> | null,
): PaymentState | null {
  if (refund) return 'refunded'
  if (order.status === 'awaiting_payment') return null
  return order.status === 'cancelled' ? 'failed' : 'paid'
}

/** What an intent says that is not paid: a card that waits for its bank is pending, one that was refused failed. */
export function stateOf({ status, hasFailed }: Pick<Intent, 'status' | 'hasFailed'>): PaymentState {
  if (status === 'succeeded') return 'paid'
  if (status === 'processing' || status === 'requires_action') return 'pending'
  return hasFailed ? 'failed' : 'awaiting_payment'
}
