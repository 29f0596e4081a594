import type { Database } from '#src/db/database.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import type { PaymentEvent } from './intent.ts'
import { paymentRepository } from './repository.ts'
import { canBeHeld } from './rules.ts'

interface Dependencies {
  readonly db: Database
  readonly log: { warn(details: object, message: string): void }
}

/**
 * Records a refund or dispute and holds the order for a person. The event can precede the payment's own event: the
 * order is held then too, and stays held when the payment arrives (F21).
 */
export async function takeReversal({ db, log }: Dependencies, event: PaymentEvent): Promise<void> {
  const { id, type, reversedIntentId: intentId } = event
  if (!intentId) return
  await db.transaction(async (transaction) => {
    const payments = paymentRepository(transaction)
    const order = await payments.lockByIntent(intentId)
    const isNew = await payments.record({ id, type, intentId, orderId: order?.id ?? null })
    if (!isNew || !order || !canBeHeld(order)) return
    const to = 'attention_required'
    const actor = 'payment-provider'
    await orderRepository(transaction).changeStatus({ order, to, actor })
    log.warn({ order: order.id, type }, 'a payment was refunded or disputed')
  })
}
