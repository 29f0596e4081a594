import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { refunds } from '#src/db/schema/refunds.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { type Queue, queueOf } from '#src/queue/repository.ts'

export type Refund = typeof refunds.$inferSelect

/** A refund of a payment: one that the provider has to make. */
export type CardRefund = Refund & { readonly paymentIntentId: string }

interface SecondPayment {
  readonly orderId: string
  readonly paymentIntentId: string
  readonly amount: Refund['amount']
}

export interface RefundRepository extends Queue<Refund> {
  byId(id: string): Promise<Refund | null>
  /** Adds the refund of a payment that was made twice, once for a payment. */
  addSecond(payment: SecondPayment): Promise<void>
  /** Returns false when it was marked before. */
  markDone(id: string): Promise<boolean>
  /** Records that the provider refuses it; returns false when it was marked before. */
  markFailed(id: string, reason: string): Promise<boolean>
  /** Prepares another key after the provider answered with an error, which it repeats for the same key. */
  renewKey(id: string): Promise<void>
  /** Returns how much of a payment was asked to go back by us. */
  askedOf(paymentIntentId: string): Promise<number>
}

const isOpen = sql`${refunds.refundedAt} is null and ${refunds.failedAt} is null`
const queueOfRefunds = queueOf(refunds, isOpen)

export function refundRepository(db: Executor): RefundRepository {
  return {
    ...queueOfRefunds(db),
    byId: async (id) => {
      const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
      return row ?? null
    },
    addSecond: async (payment) => {
      await db
        .insert(refunds)
        .values({ ...payment, cause: 'paid_twice' })
        .onConflictDoNothing()
    },
    markDone: async (id) => {
      const done = await db
        .update(refunds)
        .set({ refundedAt: sql`now()`, lastError: null })
        .where(and(eq(refunds.id, id), isOpen))
        .returning({ id: refunds.id })
      return done.length > 0
    },
    markFailed: async (id, reason) => {
      const failed = await db
        .update(refunds)
        .set({ failedAt: sql`now()`, lastError: reason })
        .where(and(eq(refunds.id, id), isNull(refunds.failedAt)))
        .returning({ id: refunds.id })
      return failed.length > 0
    },
    renewKey: async (id) => {
      const next = { keyAttempt: sql`${refunds.keyAttempt} + 1` }
      await db.update(refunds).set(next).where(eq(refunds.id, id))
    },
    askedOf: async (paymentIntentId) => {
      const [row] = await db
        .select({ amount: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
        .from(refunds)
        .where(and(eq(refunds.paymentIntentId, paymentIntentId), isNull(refunds.failedAt)))
      return row?.amount ?? 0
    },
  }
}

/**
 * Returns the refund of the payment that was to settle an order whose lines were paid before; only a held or cancelled
 * order can have one.
 */
export async function findRefund(
  db: Executor,
  { status, paymentIntentId }: Pick<Order, 'status' | 'paymentIntentId'>,
): Promise<Refund | null> {
  if (paymentIntentId === null || (status !== 'attention_required' && status !== 'cancelled'))
    return null
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentIntentId, paymentIntentId), eq(refunds.cause, 'paid_twice')))
  return row ?? null
}
