import { and, eq, or, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { orders } from '#src/db/schema/orders.ts'
import { paymentEvents } from '#src/db/schema/payment-events.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { PaymentEvent } from './provider.ts'

export interface DueOrder extends Pick<Order, 'id' | 'paymentIntentId'> {
  /** When a checkout last priced it. */
  readonly updatedAt: Date
}

export interface PaymentRepository {
  /** False when this event was recorded before. */
  record(event: PaymentEvent, orderId: string | null): Promise<boolean>
  /** Holds the order of an intent, by the intent's id or, if that was not saved yet, by the intent's metadata. */
  lockOrder(intent: { id: string; orderId: string | null }): Promise<Order | null>
  /** Keeps the intent of an order that has none; the total tells whether it was re-priced meanwhile. */
  saveIntent(orderId: string, intentId: string): Promise<Pick<Order, 'total' | 'paymentIntentId'>>
  /** Prepares for another intent after the present one was cancelled. */
  dropIntent(order: Order): Promise<void>
  /** Takes unpaid orders that are due and puts off their next turn, so that two processes never take the same. */
  takeDue(limit: number): Promise<DueOrder[]>
}

export function paymentRepository(db: Executor): PaymentRepository {
  return {
    record: async ({ id, type, intent }, orderId) => {
      const rows = await db
        .insert(paymentEvents)
        .values({ id, type, paymentIntentId: intent?.id ?? null, orderId })
        .onConflictDoNothing()
        .returning({ id: paymentEvents.id })
      return rows.length > 0
    },
    lockOrder: async ({ id, orderId }) => {
      const byIntent = eq(orders.paymentIntentId, id)
      const rows = await db
        .select()
        .from(orders)
        .where(orderId && isUuid(orderId) ? or(byIntent, eq(orders.id, orderId)) : byIntent)
        .for('update')
      return rows[0] ?? null
    },
    saveIntent: async (orderId, intentId) => {
      const [row] = await db
        .update(orders)
        .set({ paymentIntentId: sql`coalesce(${orders.paymentIntentId}, ${intentId})` })
        .where(eq(orders.id, orderId))
        .returning({ total: orders.total, paymentIntentId: orders.paymentIntentId })
      if (!row) throw new Error('The order of an intent is gone')
      return row
    },
    dropIntent: async (order) => {
      await db
        .update(orders)
        .set({
          paymentIntentId: null,
          intentAmount: order.total,
          intentAttempt: order.intentAttempt + 1,
        })
        .where(and(eq(orders.id, order.id), eq(orders.intentAttempt, order.intentAttempt)))
    },
    takeDue: async (limit) => {
      const due = sql`select ${orders.id} from ${orders}
        where ${orders.status} = 'awaiting_payment' and ${orders.reconcileAt} <= now()
        order by ${orders.reconcileAt} limit ${limit} for update skip locked`
      return db
        .update(orders)
        .set({
          // Asked after 1, 2, 4 ... minutes, then once an hour.
          reconcileAt: sql`now() + least(greatest(now() - ${orders.createdAt}, interval '1 minute'), interval '1 hour')`,
        })
        .where(sql`${orders.id} in (${due})`)
        .returning({
          id: orders.id,
          paymentIntentId: orders.paymentIntentId,
          updatedAt: orders.updatedAt,
        })
    },
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function isUuid(text: string): boolean {
  return UUID.test(text)
}
