import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { orders } from '#src/db/schema/orders.ts'
import type { Order } from '#src/modules/orders/repository.ts'

interface OrdersOf {
  /** In lower case. */
  readonly email: string
  /** Id of the last order of the page before. */
  readonly after: string | undefined
  readonly limit: number
}

export interface RepairsRepository {
  hasAny(email: string): Promise<boolean>
  /** Returns the orders of an address that were placed, the latest first. */
  list(wanted: OrdersOf): Promise<Order[]>
}

export function repairsRepository(db: Executor): RepairsRepository {
  return {
    hasAny: async (email) => {
      const found = await db
        .select({ id: orders.id })
        .from(orders)
        .where(isPlacedBy(email))
        .limit(1)
      return found.length > 0
    },
    list: ({ email, after, limit }) =>
      db
        .select()
        .from(orders)
        .where(and(isPlacedBy(email), after === undefined ? undefined : isBefore(after, email)))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(limit),
  }
}

/** An order that was never settled is a checkout that was left. */
function isPlacedBy(email: string): SQL | undefined {
  return and(eq(sql`lower(${orders.email})`, email), isNotNull(orders.settledBasketVersion))
}

/** Of the same address: the id of another person's order begins no page. */
function isBefore(id: string, email: string): SQL {
  return sql`(${orders.createdAt}, ${orders.id}) < (
    select last.created_at, last.id from ${orders} as last
    where last.id = ${id} and lower(last.email) = ${email})`
}
