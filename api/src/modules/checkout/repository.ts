import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { baskets } from '#src/db/schema/baskets.ts'
import { orders } from '#src/db/schema/orders.ts'
import { paidLinesOfBasket } from '#src/modules/basket/paid-lines-repository.ts'
import type { StoredBasket } from '#src/modules/basket/repository.ts'
import type { Order } from '#src/modules/orders/repository.ts'

/** A basket as checkout finds it. */
export interface BasketToOrder {
  readonly basket: StoredBasket
  /** Lines in it that were paid from a copy of the basket. */
  readonly paid: readonly string[]
  /** Its unpaid order, or the one that the basket as it is now was ordered with or is left from. */
  readonly order: Order | null
}

const { placeholder } = sql

// Each is looked up in an index of its own: for "this or that" PostgreSQL would read all orders of a basket.
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
      eq(orders.id, sql`coalesce((${unpaid}), (${settledLast}), (${ofThisVersion}))`),
    )
    .where(
      and(
        eq(baskets.id, placeholder('id')),
        sql`${baskets.storefrontDomain} is not distinct from ${placeholder('domain')}`,
      ),
    )
    .prepare('basket_to_order'),
)

/** The basket of a site, what of it is paid, and its order. */
export async function findBasketToOrder(
  db: Executor,
  wanted: { readonly id: string; readonly domain: string | null },
): Promise<BasketToOrder | null> {
  const [found] = await findToOrder(db).execute(wanted)
  return found ?? null
}

/** The order that was placed from a version of a basket. */
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
