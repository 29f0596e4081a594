import type { PaymentState } from 'shared/contract/checkout'
import { firstStatus } from '#src/modules/orders/rules.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { Intent } from './provider.ts'

/** The status that a paid order gets: held for a person when what was paid is not what was agreed. */
export function statusOncePaid(order: Order, intent: Intent): string {
  const isAsAgreed = intent.amountReceived === order.total && intent.currency === 'gbp'
  const isExpected = order.status === 'awaiting_payment'
  return isAsAgreed && isExpected ? firstStatus(order) : 'attention_required'
}

/**
 * Whether money that arrived still has to change the order: not when an earlier notice did already. It is news also
 * for an order that became free or was set aside meanwhile, or nobody would ever see that money (I2).
 */
export function isNews({ paidAt }: Pick<Order, 'paidAt'>): boolean {
  return paidAt === null
}

/** A closed order needs nobody any more, and one that is held is held. */
export function canBeHeld({ status }: Pick<Order, 'status'>): boolean {
  return !['finished', 'cancelled', 'attention_required'].includes(status)
}

export function paymentState(order: Pick<Order, 'status'>): PaymentState | null {
  if (order.status === 'awaiting_payment') return null
  return order.status === 'cancelled' ? 'failed' : 'paid'
}

/** What an intent says that is not paid: a card that waits for its bank is pending, one that was refused failed. */
export function stateOf({ status }: Pick<Intent, 'status'>): PaymentState {
  if (status === 'succeeded') return 'paid'
  return status === 'processing' || status === 'requires_action' ? 'pending' : 'failed'
}
