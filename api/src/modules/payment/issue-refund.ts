import type { Database } from '#src/db/database.ts'
import { recordEvent } from '#src/metrics/business-events.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import type { Loop } from '#src/queue/loop.ts'
import type { PaymentProvider } from './provider.ts'
import { REFUND_MAIL } from './refund-mail.ts'
import { type Refund, refundRepository } from './refund-repository.ts'

interface Dependencies {
  readonly db: Database
  readonly payments: PaymentProvider
  readonly outbox: Loop
}

/**
 * Refunds a payment and tells the customer. Cancels the order that was held for it, unless another payment had
 * settled that order before.
 */
export async function issueRefund(
  { db, payments, outbox }: Dependencies,
  refund: Refund,
): Promise<void> {
  const { id, paymentIntentId: intentId, amount, attempts } = refund
  // A new key for each attempt: the provider would repeat its error for a day under the same one.
  await payments.refund({ intentId, amount, idempotencyKey: `refund-${id}-${attempts}` })
  await db.transaction(async (transaction) => {
    const orders = orderRepository(transaction)
    const order = await orders.lock(refund.orderId)
    if (!(await refundRepository(transaction).markDone(id))) return
    if (order?.status === 'attention_required' && order.paymentIntentId === intentId)
      await orders.changeStatus({ order, to: 'cancelled', actor: 'refund' })
    await createOutboxRepository(transaction).add({
      key: `${REFUND_MAIL}:${id}`,
      notificationType: 'order_status_update',
      template: REFUND_MAIL,
      payload: { refundId: id },
    })
  })
  recordEvent('payment', { outcome: 'refunded' })
  outbox.wake()
}
