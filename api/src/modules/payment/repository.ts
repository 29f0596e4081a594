import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { orders } from '#src/db/schema/orders.ts'
import { paymentEvents } from '#src/db/schema/payment-events.ts'
import { priceProposals } from '#src/db/schema/price-proposals.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { isDue, queueOf } from '#src/queue/repository.ts'
import type { PaymentEvent } from './event.ts'
import type { Intent } from './intent.ts'

export interface DueOrder extends Pick<Order, 'id' | 'paymentIntentId'> {
  /** Time of the last pricing by a checkout. */
  readonly updatedAt: Date
}

interface RecordedEvent extends Pick<PaymentEvent, 'id' | 'type'> {
  readonly intentId: string | null
  readonly orderId: string | null
  /** Whether to ask the provider about a payment that matches no order. */
  readonly isToLookUp?: boolean
}

/** An event about a payment that matches no order. */
export type EventToLookUp = typeof paymentEvents.$inferSelect

export const queueOfLookUps = queueOf(paymentEvents, isNotNull(paymentEvents.nextAttemptAt))

export interface PaymentRepository {
  /** Returns false when this event was recorded before. */
  record(event: RecordedEvent): Promise<boolean>
  /** Returns the order with this payment intent. */
  findByIntent(intentId: string): Promise<Order | null>
  /** Like findByIntent, also for the payment of a proposed price; locked until the transaction ends. */
  lockByIntent(intentId: string): Promise<Order | null>
  /** Stores the intent of an unpaid order; returns false when its price or intent has changed since. */
  saveIntent(orderId: string, intent: Pick<Intent, 'id' | 'amount'>): Promise<boolean>
  /** Prepares for another intent after the present one was cancelled. */
  dropIntent(order: Order): Promise<void>
  /**
   * Records that the provider may have created an intent without answering. The next checkout asks, under a new key.
   */
  doubtIntent(order: Order): Promise<void>
  /** Takes due unpaid orders and postpones their next check, so that two processes never take the same. */
  takeDue(limit: number): Promise<DueOrder[]>
  closeLookUp(event: { id: string; orderId: string | null }): Promise<void>
}

const { placeholder } = sql
const unpaid = {
  id: orders.id,
  dueAt: orders.reconcileAt,
  isOpen: eq(orders.status, sql`'awaiting_payment'`),
}

const findByIntent = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.paymentIntentId, placeholder('intentId')))
    .prepare('order_by_intent'),
)

const keepIntent = prepared((db) =>
  db
    .update(orders)
    .set({ paymentIntentId: sql`${placeholder('id')}`, isIntentInDoubt: false })
    .where(
      and(
        eq(orders.id, placeholder('orderId')),
        eq(orders.status, 'awaiting_payment'),
        eq(orders.total, placeholder('amount')),
        or(isNull(orders.paymentIntentId), eq(orders.paymentIntentId, placeholder('id'))),
      ),
    )
    .returning({ id: orders.id })
    .prepare('order_keep_intent'),
)

export function paymentRepository(db: Executor): PaymentRepository {
  return {
    record: async ({ id, type, intentId, orderId, isToLookUp = false }) => {
      const nextAttemptAt = isToLookUp ? sql`now()` : null
      const rows = await db
        .insert(paymentEvents)
        .values({ id, type, paymentIntentId: intentId, orderId, nextAttemptAt })
        .onConflictDoNothing()
        .returning({ id: paymentEvents.id })
      return rows.length > 0
    },
    findByIntent: async (intentId) => {
      const [order] = await findByIntent(db).execute({ intentId })
      return order ?? null
    },
    lockByIntent: async (intentId) => {
      const ofProposal = sql`(select ${priceProposals.orderId} from ${priceProposals}
        where ${priceProposals.paymentIntentId} = ${intentId})`
      // Not one condition: with "or" PostgreSQL would read all orders.
      for (const condition of [eq(orders.paymentIntentId, intentId), eq(orders.id, ofProposal)]) {
        const [order] = await db.select().from(orders).where(condition).for('update')
        if (order) return order
      }
      return null
    },
    saveIntent: async (orderId, { id, amount }) => {
      const rows = await keepIntent(db).execute({ orderId, id, amount })
      return rows.length > 0
    },
    dropIntent: async (order) => {
      await db
        .update(orders)
        .set({ paymentIntentId: null, intentAttempt: order.intentAttempt + 1 })
        .where(isAttempt(order))
    },
    doubtIntent: async (order) => {
      await db
        .update(orders)
        .set({ isIntentInDoubt: true, intentAttempt: order.intentAttempt + 1 })
        .where(isAttempt(order))
    },
    takeDue: (limit) =>
      db
        .update(orders)
        .set({
          // After 1, 2, 4 ... minutes, at most an hour.
          reconcileAt: sql`now() + least(greatest(now() - ${orders.createdAt}, interval '1 minute'), interval '1 hour')`,
        })
        .where(isDue(unpaid, limit))
        .returning({
          id: orders.id,
          paymentIntentId: orders.paymentIntentId,
          updatedAt: orders.updatedAt,
        }),
    closeLookUp: async ({ id, orderId }) => {
      await db
        .update(paymentEvents)
        .set({ nextAttemptAt: null, orderId })
        .where(eq(paymentEvents.id, id))
    },
  }
}

function isAttempt({ id, intentAttempt }: Order): SQL | undefined {
  return and(eq(orders.id, id), eq(orders.intentAttempt, intentAttempt))
}
