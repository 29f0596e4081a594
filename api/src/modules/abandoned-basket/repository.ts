import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { abandonedBaskets } from '#src/db/schema/abandoned-baskets.ts'
import { baskets } from '#src/db/schema/baskets.ts'
import { orders, orderStatusChanges } from '#src/db/schema/orders.ts'
import { outbox } from '#src/db/schema/outbox.ts'
import type { StoredBasket } from '#src/modules/basket/repository.ts'

export const REMINDER = 'abandoned-basket'
export const reminderKey = (id: string): string => `${REMINDER}:${id}`

export type AbandonedBasket = typeof abandonedBaskets.$inferSelect

export interface AbandonedBasketRepository {
  byId(id: string): Promise<AbandonedBasket | null>
  /** The newest record of a basket. */
  ofBasket(basketId: string): Promise<AbandonedBasket | null>
  /** Whether the reminder was sent or skipped. */
  isReminded(id: string): Promise<boolean>
  insert(abandoned: Pick<AbandonedBasket, 'id' | 'basketId' | 'email'>): Promise<void>
  correctEmail(id: string, email: string): Promise<void>
  /** Whether an order has been placed from the basket since. */
  isOrdered(abandoned: AbandonedBasket): Promise<boolean>
  /** The records with the current entries of their baskets; addresses in lower case. */
  ofEmails(emails: string[]): Promise<(AbandonedBasket & Pick<StoredBasket, 'entries'>)[]>
  /** Erases the records; their links and reminders become invalid. */
  erase(ids: string[]): Promise<void>
}

export function abandonedBasketRepository(db: Executor): AbandonedBasketRepository {
  return {
    byId: async (id) => {
      const [row] = await db.select().from(abandonedBaskets).where(eq(abandonedBaskets.id, id))
      return row ?? null
    },
    ofBasket: async (basketId) => {
      const [row] = await db
        .select()
        .from(abandonedBaskets)
        .where(eq(abandonedBaskets.basketId, basketId))
        .orderBy(desc(abandonedBaskets.createdAt))
        .limit(1)
      return row ?? null
    },
    isReminded: async (id) => {
      const waiting = await db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(eq(outbox.key, reminderKey(id)), isNull(outbox.sentAt)))
      return waiting.length === 0
    },
    insert: async (abandoned) => {
      await db.insert(abandonedBaskets).values(abandoned)
    },
    correctEmail: async (id, email) => {
      await db.update(abandonedBaskets).set({ email }).where(eq(abandonedBaskets.id, id))
    },
    isOrdered: async ({ basketId, createdAt }) => {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(orderStatusChanges, eq(orderStatusChanges.orderId, orders.id))
        .where(
          and(
            eq(orders.basketId, basketId),
            eq(orderStatusChanges.from, 'awaiting_payment'),
            sql`${orderStatusChanges.to} <> 'cancelled'`,
            sql`${orderStatusChanges.at} >= ${createdAt}`,
          ),
        )
        .limit(1)
      return rows.length > 0
    },
    ofEmails: async (emails) => {
      const rows = await db
        .select()
        .from(abandonedBaskets)
        .innerJoin(baskets, eq(baskets.id, abandonedBaskets.basketId))
        .where(inArray(sql`lower(${abandonedBaskets.email})`, emails))
        .orderBy(abandonedBaskets.createdAt)
      return rows.map((row) => ({ ...row.abandoned_baskets, entries: row.baskets.entries }))
    },
    erase: async (ids) => {
      await db.delete(abandonedBaskets).where(inArray(abandonedBaskets.id, ids))
    },
  }
}
