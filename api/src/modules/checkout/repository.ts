import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { baskets } from '#src/db/schema/baskets.ts'
import { orders } from '#src/db/schema/orders.ts'
import { paidLinesOfBasket } from '#src/modules/basket/paid-lines-repository.ts'
import type { StoredBasket } from '#src/modules/basket/repository.ts'
import type { Order } from '#src/modules/orders/repository.ts'

/** A basket with its paid lines and its order. */
export interface BasketToOrder {
  readonly basket: StoredBasket
  /** Its lines that were paid from a copy of the basket. */
  readonly paid: readonly string[]
  /** Its unpaid order, or the order placed from its current content. */
  readonly order: Order | null
}

const { placeholder } = sql

// Each has an index of its own. With a single "or" condition PostgreSQL would read all orders of a basket.
const unpaid = sql`select id from ${orders} own
  where own.basket_id = ${baskets.id} and own.status = 'awaiting_payment'`
const settledLast = sql`select id from ${orders} own where own.basket_id = ${baskets.id}
  and own.status <> 'cancelled' and own.settled_basket_version = ${baskets.version}`
const ofThisVersion = sql`select id from ${orders} own where own.basket_id = ${baskets.id}
  and own.status <> 'cancelled' and own.basket_version = ${baskets.version}`

const findToOrder = prepared((db) =>
  db
    .select({ basket: baskets, order: orders, paid: paidLinesOfBasket })
    .from(baskets)
    .leftJoin(
      orders,
      // With "=" PostgreSQL would hash all orders while the table is too new to have statistics.
      sql`${orders.id} = any(array[coalesce((${unpaid}), (${settledLast}), (${ofThisVersion}))])`,
    )
    .where(
      and(
        eq(baskets.id, placeholder('id')),
        sql`${baskets.storefrontDomain} is not distinct from ${placeholder('domain')}`,
      ),
    )
    .prepare('basket_to_order'),
)

/** Returns the basket of a site with its paid lines and its order. */
export async function findBasketToOrder(
  db: Executor,
  wanted: { readonly id: string; readonly domain: string | null },
): Promise<BasketToOrder | null> {
  const [found] = await findToOrder(db).execute(wanted)
  return found ?? null
}

/** Returns the order that was placed from a version of a basket. */
export async function placedOrderOf(
  db: Executor,
  { basketId, version }: { readonly basketId: string; readonly version: number },
): Promise<Order | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.basketId, basketId),
        eq(orders.basketVersion, version),
        notInArray(orders.status, ['awaiting_payment', 'cancelled']),
      ),
    )
  return order ?? null
}
