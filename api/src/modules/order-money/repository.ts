import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Minor } from '@darnley/domain/money'
import type { Executor } from '#src/db/database.ts'
import { orders, orderStatusChanges } from '#src/db/schema/orders.ts'
import { priceProposals } from '#src/db/schema/price-proposals.ts'
import { refunds } from '#src/db/schema/refunds.ts'
import { staff } from '#src/db/schema/staff.ts'
import { ERASED } from '#src/modules/orders/erased.ts'

export type ProposalRow = typeof priceProposals.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
type NewRefund = typeof refunds.$inferInsert

/** The rows about the money of an order, oldest first. */
export interface MoneyRows {
  readonly proposals: readonly ProposalRow[]
  readonly refunds: readonly RefundRow[]
}

interface OrderChange {
  readonly orderId: string
  /** What is kept of an order that is cancelled. */
  readonly kept?: Minor
}

export interface OrderMoneyRepository {
  rowsOf(orderId: string): Promise<MoneyRows>
  /** Returns the refunds that one request asked for. */
  askedBy(requestKey: string): Promise<RefundRow[]>
  addRefunds(rows: readonly NewRefund[]): Promise<RefundRow[]>
  /** Stores what is left of the goodwill of refunds. */
  setGoodwill(rows: readonly Pick<RefundRow, 'id' | 'goodwill' | 'parts'>[]): Promise<void>
  /** Raises the version of a locked order, and notes whether a proposal waits for its customer. */
  markChanged(change: OrderChange): Promise<void>
  /** Erases what was written about an order: reasons and questions. */
  eraseWords(orderId: string): Promise<void>
  /** Has pages read an order again of which nothing has changed that a decision could depend on. */
  touch(orderId: string): Promise<void>
  /** Returns the names of members of staff by id; the part of the e-mail before the @ for those without one. */
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export function orderMoneyRepository(db: Executor): OrderMoneyRepository {
  return {
    rowsOf: async (orderId) => ({
      proposals: await db
        .select()
        .from(priceProposals)
        .where(eq(priceProposals.orderId, orderId))
        .orderBy(asc(priceProposals.createdAt), asc(priceProposals.id)),
      refunds: await db
        .select()
        .from(refunds)
        .where(eq(refunds.orderId, orderId))
        .orderBy(asc(refunds.createdAt), asc(refunds.id)),
    }),
    askedBy: (requestKey) => db.select().from(refunds).where(eq(refunds.requestKey, requestKey)),
    addRefunds: async (rows) =>
      rows.length === 0
        ? []
        : db
            .insert(refunds)
            .values([...rows])
            .returning(),
    setGoodwill: async (rows) => {
      for (const { id, goodwill, parts } of rows)
        await db.update(refunds).set({ goodwill, parts }).where(eq(refunds.id, id))
    },
    markChanged: async ({ orderId, kept }) => {
      const isAsked = sql`exists (select 1 from ${priceProposals}
        where ${priceProposals.orderId} = ${orders.id} and ${priceProposals.state} = 'open')`
      await db
        .update(orders)
        .set({
          version: sql`${orders.version} + 1`,
          waitsForCustomer: isAsked,
          updatedAt: sql`now()`,
          ...(kept === undefined ? {} : { keptAmount: kept }),
        })
        .where(eq(orders.id, orderId))
    },
    eraseWords: async (orderId) => {
      const ofOrder = eq(priceProposals.orderId, orderId)
      await db.update(priceProposals).set({ reason: ERASED, questions: [] }).where(ofOrder)
      const isWritten = and(eq(refunds.orderId, orderId), isNotNull(refunds.reason))
      await db.update(refunds).set({ reason: ERASED }).where(isWritten)
      const hasReason = and(
        eq(orderStatusChanges.orderId, orderId),
        isNotNull(orderStatusChanges.reason),
      )
      await db.update(orderStatusChanges).set({ reason: ERASED }).where(hasReason)
    },
    touch: async (orderId) => {
      await db
        .update(orders)
        .set({ updatedAt: sql`now()` })
        .where(eq(orders.id, orderId))
    },
    staffNames: async (ids) => {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ id: staff.id, name: staff.name, email: staff.email })
        .from(staff)
        .where(inArray(staff.id, [...ids]))
      return new Map(rows.map(({ id, name, email }) => [id, name ?? email.replace(/@.*/, '')]))
    },
  }
}
