import type { Database } from '#src/db/database.ts'
import { tell } from '#src/metrics/news.ts'
import { addCollection } from '#src/modules/couriers/jobs/add.ts'
import { addConfirmation } from '#src/modules/orders/confirmation.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import type { OutboxWorker } from '#src/modules/outbox/worker.ts'
import { takeFirstNews } from './first-news.ts'
import type { Intent, PaymentEvent } from './provider.ts'
import { paymentRepository } from './repository.ts'
import { isNews, statusOncePaid } from './rules.ts'

interface Dependencies {
  readonly db: Database
  readonly outbox: OutboxWorker
  readonly log: { warn(details: object, message: string): void }
}

/** What is known of a payment, and the event that told it, if one did. */
interface Notice {
  readonly intent: Intent
  readonly event?: PaymentEvent
}

export type Settle = (notice: Notice) => Promise<Order | null>

/**
 * The one place where a payment changes an order, for webhook, validation and reconciler alike. Safe to call at
 * once and again: event, status and e-mail are one transaction, and only the first notice of money has an effect.
 * Null when the order is not ours or the event was seen before.
 */
export function makeSettle({ db, outbox, log }: Dependencies): Settle {
  return async ({ intent, event }) => {
    const taken = event ? await takeFirstNews(db, { intent, event }) : null
    if (taken) {
      outbox.kick()
      return taken
    }
    const { order, hasChanged } = await db.transaction(async (transaction) => {
      const found = await paymentRepository(transaction).lockOrder(intent)
      if (event) {
        const isNew = await paymentRepository(transaction).record(event, found?.id ?? null)
        if (!isNew) return { order: null, hasChanged: false }
      }
      if (!found || intent.status !== 'succeeded' || !isNews(found))
        return { order: found, hasChanged: false }
      const to = statusOncePaid(found, intent)
      const placed = await orderRepository(transaction).changeStatus({
        order: found,
        to,
        actor: 'payment-provider',
        isPaid: true,
      })
      if (to === 'attention_required')
        log.warn({ order: found.id, amount: intent.amountReceived }, 'a payment is not as agreed')
      else {
        await addConfirmation(transaction, placed)
        await addCollection(transaction, placed)
      }
      return { order: placed, hasChanged: true }
    })
    if (hasChanged) {
      const isHeld = order?.status === 'attention_required'
      tell('payment', { outcome: isHeld ? 'held' : 'as_agreed' })
      outbox.kick()
    }
    return order
  }
}
