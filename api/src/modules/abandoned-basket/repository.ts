import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { abandonedBaskets } from '#src/db/schema/abandoned-baskets.ts'
import { orders, orderStatusChanges } from '#src/db/schema/orders.ts'

export type AbandonedBasket = typeof abandonedBaskets.$inferSelect

export interface AbandonedBasketRepository {
  byId(id: string): Promise<AbandonedBasket | null>
  /** The one of the last day, of which there is one at most. */
  recent(basketId: string): Promise<AbandonedBasket | null>
  insert(abandoned: Pick<AbandonedBasket, 'id' | 'basketId' | 'email'>): Promise<void>
  correctEmail(id: string, email: string): Promise<void>
  /** Whether an order was placed from the basket since. */
  isOrdered(abandoned: AbandonedBasket): Promise<boolean>
}

export function abandonedBasketRepository(db: Executor): AbandonedBasketRepository {
  return {
    byId: async (id) => {
      const [row] = await db.select().from(abandonedBaskets).where(eq(abandonedBaskets.id, id))
      return row ?? null
    },
    recent: async (basketId) => {
      const [row] = await db
        .select()
        .from(abandonedBaskets)
        .where(
          and(
            eq(abandonedBaskets.basketId, basketId),
            sql`${abandonedBaskets.createdAt} > now() - interval '1 day'`,
          ),
        )
        .orderBy(desc(abandonedBaskets.createdAt))
        .limit(1)
      return row ?? null
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
  }
}
