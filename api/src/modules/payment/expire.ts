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
 * Cancels an order that nobody paid for long, so that the last use of a discount is not held for ever. The intent
 * goes first: what is cancelled there can no longer be paid. One that was paid this moment stays for the next turn.
 */
export async function expireOrder(
  { db, payments }: Dependencies,
  { id, paymentIntentId }: ExpiredOrder,
): Promise<void> {
  if (paymentIntentId && !(await cancelIntent(payments, paymentIntentId))) return
  await db.transaction(async (transaction) => {
    const repository = orderRepository(transaction)
    const order = await repository.lock(id)
    // A checkout that came in between has another intent or none.
    const isSame = order?.paymentIntentId === paymentIntentId
    if (order?.status === 'awaiting_payment' && isSame)
      await repository.changeStatus({ order, to: 'cancelled', actor: 'reconciler' })
  })
}

/** False when it was paid, or is being paid, in the meantime. */
async function cancelIntent(payments: PaymentProvider, id: string): Promise<boolean> {
  try {
    const { status } = await payments.cancel(id)
    return status === 'canceled'
  } catch (error) {
    if (!(error instanceof IntentMoved)) throw error
    return (await payments.retrieve(id)).status === 'canceled'
  }
}
