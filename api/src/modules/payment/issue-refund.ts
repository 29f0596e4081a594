import type { Database, Executor } from '#src/db/database.ts'
import { recordEvent } from '#src/metrics/business-events.ts'
import { addRefundMail } from '#src/modules/order-money/give-back.ts'
import { orderMoneyRepository } from '#src/modules/order-money/repository.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import type { Loop } from '#src/queue/loop.ts'
import { type PaymentProvider, ProviderSilent, RefundRefused } from './provider.ts'
import { type CardRefund, type Refund, refundRepository } from './refund-repository.ts'

interface Dependencies {
  readonly db: Database
  readonly payments: PaymentProvider
  readonly outbox: Loop
  readonly log: { warn(details: object, message: string): void }
}

/**
 * Refunds a payment and tells the customer, once whatever fails (F56): the provider gets the same key again while it
 * has not answered, and is asked for the refund before a second attempt, which finds one whose response was lost.
 */
export async function issueRefund(dependencies: Dependencies, refund: Refund): Promise<void> {
  if (!isByCard(refund)) throw new Error('A refund by a till has nothing to send')
  const { db, outbox, log } = dependencies
  const refusal = await send(dependencies, refund)
  await db.transaction((transaction) => finish(transaction, { refund, refusal }))
  recordEvent('payment', { outcome: refusal === null ? 'refunded' : 'refund_refused' })
  if (refusal !== null) log.warn({ refund: refund.id, reason: refusal }, 'a refund was refused')
  outbox.wake()
}

function isByCard(refund: Refund): refund is CardRefund {
  return refund.paymentIntentId !== null
}

/** Returns why the provider refused it; null when it is made. */
async function send({ db, payments }: Dependencies, refund: CardRefund): Promise<string | null> {
  const { id: refundId, paymentIntentId: intentId, amount, attempts, keyAttempt, cause } = refund
  try {
    if (attempts > 1 && (await payments.hasRefund({ refundId, intentId }))) return null
    await payments.refund({
      ...{ refundId, intentId, amount, isSecond: cause === 'paid_twice' },
      idempotencyKey: `refund-${refundId}-${keyAttempt}`,
    })
    return null
  } catch (error) {
    if (error instanceof RefundRefused) return error.message
    if (error instanceof ProviderSilent && error.status === 502)
      await refundRepository(db).renewKey(refundId)
    throw error
  }
}

async function finish(
  db: Executor,
  { refund, refusal }: { readonly refund: CardRefund; readonly refusal: string | null },
): Promise<void> {
  const orders = orderRepository(db)
  const order = await orders.lock(refund.orderId)
  const refunds = refundRepository(db)
  const isFirst =
    refusal === null
      ? await refunds.markDone(refund.id)
      : await refunds.markFailed(refund.id, refusal)
  if (!isFirst) return
  const { orderId } = refund
  if (refusal !== null) {
    await orderMoneyRepository(db).markChanged({ orderId })
    return
  }
  await orderMoneyRepository(db).touch(orderId)
  // The order was held for this payment, unless another payment had settled it before.
  const isHeldForIt =
    order?.status === 'attention_required' && order.paymentIntentId === refund.paymentIntentId
  if (order && isHeldForIt && refund.cause === 'paid_twice')
    await orders.changeStatus({ order, to: 'cancelled', actor: 'refund' })
  await addRefundMail(db, refund.id)
}
