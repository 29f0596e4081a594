import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { refunds } from '#src/db/schema/refunds.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { nextTry } from './next-try.ts'

export type Refund = typeof refunds.$inferSelect

type NewRefund = Pick<Refund, 'orderId' | 'paymentIntentId' | 'amount'>

export interface RefundRepository {
  byId(id: string): Promise<Refund | null>
  /** Adds a refund, once for a payment. */
  add(refund: NewRefund): Promise<void>
  /** Takes due refunds and postpones their next attempt, so that two processes never take the same. */
  takeDue(limit: number): Promise<Refund[]>
  /** Returns false when it was marked before. */
  markDone(id: string): Promise<boolean>
  noteFailure(id: string, reason: string): Promise<void>
}

export function refundRepository(db: Executor): RefundRepository {
  return {
    byId: async (id) => {
      const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
      return row ?? null
    },
    add: async (refund) => {
      await db.insert(refunds).values(refund).onConflictDoNothing()
    },
    takeDue: (limit) => {
      const due = sql`select ${refunds.id} from ${refunds}
        where ${refunds.refundedAt} is null and ${refunds.nextAttemptAt} <= now()
        order by ${refunds.nextAttemptAt} limit ${limit} for update skip locked`
      return db
        .update(refunds)
        .set({ attempts: sql`${refunds.attempts} + 1`, nextAttemptAt: nextTry(refunds.attempts) })
        .where(sql`${refunds.id} in (${due})`)
        .returning()
    },
    markDone: async (id) => {
      const done = await db
        .update(refunds)
        .set({ refundedAt: sql`now()`, lastError: null })
        .where(sql`${refunds.id} = ${id} and ${refunds.refundedAt} is null`)
        .returning({ id: refunds.id })
      return done.length > 0
    },
    noteFailure: async (id, reason) => {
      await db.update(refunds).set({ lastError: reason }).where(eq(refunds.id, id))
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
