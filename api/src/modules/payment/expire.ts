import type { Database } from '#src/db/database.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { IntentMoved, type PaymentProvider } from './provider.ts'

interface Dependencies {
  readonly db: Database
  readonly payments: PaymentProvider
}

export interface ExpiredOrder {
  readonly id: string
  readonly paymentIntentId: string | null
}

/**
 * Cancels an order that stayed unpaid for long, so that the last use of a discount is not reserved for ever. The
 * intent is cancelled first, after which it can no longer be paid. An order that was just paid is left for the next
 * run.
 */
export async function expireOrder(
  { db, payments }: Dependencies,
  { id, paymentIntentId }: ExpiredOrder,
): Promise<void> {
  if (paymentIntentId && !(await cancelIntent(payments, paymentIntentId))) return
  await db.transaction(async (transaction) => {
    const repository = orderRepository(transaction)
    const order = await repository.lock(id)
    // A checkout in between has set another intent or none.
    const isSame = order?.paymentIntentId === paymentIntentId
    if (order?.status === 'awaiting_payment' && isSame)
      await repository.changeStatus({ order, to: 'cancelled', actor: 'reconciler' })
  })
}

/** Returns false when the intent was paid, or is being paid, in the meantime. */
async function cancelIntent(payments: PaymentProvider, id: string): Promise<boolean> {
  try {
    const { status } = await payments.cancel(id)
    return status === 'canceled'
  } catch (error) {
    if (!(error instanceof IntentMoved)) throw error
    return (await payments.retrieve(id)).status === 'canceled'
  }
}
