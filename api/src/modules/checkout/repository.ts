import { and, eq, notInArray, type Placeholder, sql } from 'drizzle-orm'
import { currentTraceparent } from '@darnley/node/tracing'
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

const AGREED = [
  'basketVersion',
  'storefrontId',
  'customerName',
  'email',
  'phone',
  'address',
  'collectionProvider',
  'dropoffProvider',
  'pickupDay',
  'broughtToFitting',
  'inStoreType',
  'express',
  'ifUnanswered',
  'dueOn',
  'originSystem',
  'couponCode',
  'entries',
  'rate',
  'subtotal',
  'shipping',
  'discount',
  'expressPrice',
  'total',
] as const satisfies readonly (keyof Order)[]

/** The columns that a checkout sets; the others are created once or belong to the payment. */
export type AgreedOrder = Pick<Order, (typeof AGREED)[number]>

interface NewOrder extends AgreedOrder, Pick<Order, 'id' | 'token' | 'basketId'> {
  readonly numberPrefix: string
}

const insert = prepared((db) =>
  db
    .insert(orders)
    .values({
      ...placeholders(AGREED),
      ...placeholders(['id', 'token', 'basketId', 'traceparent']),
      collectionRef: sql`${placeholder('numberPrefix')} || '-' || nextval('order_numbers')`,
      status: 'awaiting_payment',
      intentAmount: placeholder('total'),
      reconcileAt: sql`now() + interval '1 minute'`,
    })
    .onConflictDoNothing()
    .returning()
    .prepare('order_insert'),
)

function placeholders<Name extends string>(names: readonly Name[]): Record<Name, Placeholder> {
  const entries = names.map((name): [string, Placeholder] => [name, placeholder(name)])
  return Object.fromEntries(entries) as Record<Name, Placeholder>
}

const ofThisTrace = (): Pick<Order, 'traceparent'> => ({
  traceparent: currentTraceparent() ?? null,
})

/** Returns null when the basket has an unpaid order, or an order placed from this version. */
export async function insertOrder(db: Executor, order: NewOrder): Promise<Order | null> {
  const [inserted] = await insert(db).execute({ ...order, ...ofThisTrace() })
  return inserted ?? null
}

/** Returns null when the order is no longer unpaid or its intent has changed since it was read. */
export async function repriceOrder(
  db: Executor,
  {
    order: { id, paymentIntentId },
    agreed,
  }: { readonly order: Order; readonly agreed: AgreedOrder },
): Promise<Order | null> {
  const [repriced] = await db
    .update(orders)
    .set({ ...agreed, ...ofThisTrace(), updatedAt: sql`now()` })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.status, 'awaiting_payment'),
        sql`${orders.paymentIntentId} is not distinct from ${paymentIntentId}`,
      ),
    )
    .returning()
  return repriced ?? null
}
