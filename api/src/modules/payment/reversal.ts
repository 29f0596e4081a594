import type { Database } from '#src/db/database.ts'
import { orderMoneyRepository } from '#src/modules/order-money/repository.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import type { FailedRefund, PaymentEvent, Reversal } from './event.ts'
import { refundRepository } from './refund-repository.ts'
import { paymentRepository } from './repository.ts'
import { canBeHeld } from './rules.ts'

interface Dependencies {
  readonly db: Database
  readonly log: { warn(details: object, message: string): void }
}

/**
 * Records a refund or dispute and holds the order for a person, unless the refund is one of ours. The event can precede
 * the payment's own event: the order is held then too, and stays held when the payment arrives (F21).
 */
export async function takeReversal(
  { db, log }: Dependencies,
  { id, type, reversal }: Pick<PaymentEvent, 'id' | 'type'> & { readonly reversal: Reversal },
): Promise<void> {
  const { intentId, amount } = reversal
  if (!intentId) return
  await db.transaction(async (transaction) => {
    const payments = paymentRepository(transaction)
    const order = await payments.lockByIntent(intentId)
    const isNew = await payments.record({ id, type, intentId, orderId: order?.id ?? null })
    if (!isNew || !order || !canBeHeld(order)) return
    const asked = await refundRepository(transaction).askedOf(intentId)
    if (amount !== null && amount <= asked) return
    const to = 'attention_required'
    const actor = 'payment-provider'
    await orderRepository(transaction).changeStatus({ order, to, actor })
    log.warn({ order: order.id, type }, 'a payment was refunded or disputed')
  })
}

/** Records that a refund of ours could not be completed: the money is still held. */
export async function takeFailedRefund(
  { db, log }: Dependencies,
  { refundId, reason }: FailedRefund,
): Promise<void> {
  if (refundId === null) return
  await db.transaction(async (transaction) => {
    const refunds = refundRepository(transaction)
    const refund = await refunds.byId(refundId)
    if (!refund) return
    await orderRepository(transaction).lock(refund.orderId)
    if (!(await refunds.markFailed(refundId, reason))) return
    await orderMoneyRepository(transaction).markChanged({ orderId: refund.orderId })
    log.warn({ refund: refundId, reason }, 'a refund failed')
  })
}
