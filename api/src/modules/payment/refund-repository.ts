import { eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { refunds } from '#src/db/schema/refunds.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { type Queue, queueOf } from '#src/queue/repository.ts'

export type Refund = typeof refunds.$inferSelect

type NewRefund = Pick<Refund, 'orderId' | 'paymentIntentId' | 'amount'>

export interface RefundRepository extends Queue<Refund> {
  byId(id: string): Promise<Refund | null>
  /** Adds a refund, once for a payment. */
  add(refund: NewRefund): Promise<void>
  /** Returns false when it was marked before. */
  markDone(id: string): Promise<boolean>
}

const queueOfRefunds = queueOf(refunds, isNull(refunds.refundedAt))

export function refundRepository(db: Executor): RefundRepository {
  return {
    ...queueOfRefunds(db),
    byId: async (id) => {
      const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
      return row ?? null
    },
    add: async (refund) => {
      await db.insert(refunds).values(refund).onConflictDoNothing()
    },
    markDone: async (id) => {
      const done = await db
        .update(refunds)
        .set({ refundedAt: sql`now()`, lastError: null })
        .where(sql`${refunds.id} = ${id} and ${refunds.refundedAt} is null`)
        .returning({ id: refunds.id })
      return done.length > 0
    },
  }
}

/** Returns the refund of the payment that was to settle an order; only a held or cancelled order can have one. */
export async function findRefund(
  db: Executor,
  { status, paymentIntentId }: Pick<Order, 'status' | 'paymentIntentId'>,
): Promise<Refund | null> {
  if (paymentIntentId === null || (status !== 'attention_required' && status !== 'cancelled'))
    return null
  const [row] = await db.select().from(refunds).where(eq(refunds.paymentIntentId, paymentIntentId))
  return row ?? null
}
