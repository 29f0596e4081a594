import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { orders } from '#src/db/schema/orders.ts'
import { paymentEvents } from '#src/db/schema/payment-events.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import type { Intent, PaymentEvent } from './provider.ts'

export interface DueOrder extends Pick<Order, 'id' | 'paymentIntentId'> {
  /** When a checkout last priced it. */
  readonly updatedAt: Date
}

export interface PaymentRepository {
  /** False when this event was recorded before. */
  record(event: PaymentEvent, orderId: string | null): Promise<boolean>
  /** Holds the order of an intent, by the intent's id or, if that was not saved yet, by the intent's metadata. */
  lockOrder(intent: { id: string; orderId: string | null }): Promise<Order | null>
  /** Like lockOrder, holding nothing. */
  findOrder(intent: { id: string; orderId: string | null }): Promise<Order | null>
  /** Keeps the intent of an unpaid order; false when the order has another price or another intent by now. */
  saveIntent(orderId: string, intent: Pick<Intent, 'id' | 'amount'>): Promise<boolean>
  /** Prepares for another intent after the present one was cancelled. */
  dropIntent(order: Order): Promise<void>
  /** Whether the provider made the intent that it was asked for is not known: the next checkout asks, under a new key. */
  doubtIntent(order: Order): Promise<void>
  /** Takes unpaid orders that are due and puts off their next turn, so that two processes never take the same. */
  takeDue(limit: number): Promise<DueOrder[]>
}

const { placeholder } = sql

const findByIntent = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.paymentIntentId, placeholder('id')))
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
    record: async ({ id, type, intent, reversed }, orderId) => {
      const paymentIntentId = intent?.id ?? reversed?.id ?? null
      const rows = await db
        .insert(paymentEvents)
        .values({ id, type, paymentIntentId, orderId })
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
    findOrder: async ({ id, orderId }) => {
      // One after the other: for "this or that" PostgreSQL keeps the plan it made while there were few orders, which
      // reads them all.
      const named = orderId && isUuid(orderId) ? await orderRepository(db).byId(orderId) : null
      if (named) return named
      const [order] = await findByIntent(db).execute({ id })
      return order ?? null
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

function isAttempt({ id, intentAttempt }: Order): SQL | undefined {
  return and(eq(orders.id, id), eq(orders.intentAttempt, intentAttempt))
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function isUuid(text: string): boolean {
  return UUID.test(text)
}
