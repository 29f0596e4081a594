import { and, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { orders } from '#src/db/schema/orders.ts'
import { shopifyEvents, shopifyOrders, shopifyShops } from '#src/db/schema/shopify.ts'
import { ERASED_EMAIL } from '#src/modules/orders/erased.ts'
import type { Order } from '#src/modules/orders/repository.ts'

type Row = typeof shopifyOrders.$inferSelect
export type NewShopifyOrder = Pick<
  Row,
  'shopDomain' | 'shopifyId' | 'orderNumber' | 'email' | 'customerName' | 'lineItems' | 'changedAt'
>

/** A customer of a shop, or all of its customers. */
export interface DataSubject {
  readonly shopDomain: string
  /** Null: every customer. */
  readonly customer: { readonly email: string | null; readonly orderIds: readonly string[] } | null
}

export interface ShopifyRepository {
  /** Returns false when this event was recorded before. */
  recordEvent(event: { id: string; shopDomain: string; name: string }): Promise<boolean>
  /** Stores an order. A redacted order stays redacted, and an older version never replaces a newer one. */
  saveOrder(order: NewShopifyOrder): Promise<void>
  findOrder(wanted: {
    storefrontId: string
    orderNumber: string
    email: string
  }): Promise<Row | null>
  ordersOf(subject: DataSubject): Promise<Row[]>
  /**
   * Returns our orders that were placed on the shop's storefront with one of these e-mails; for all customers also
   * those that wait to be erased, whose e-mails the shop's own orders no longer contain.
   */
  ourOrdersOf(subject: DataSubject, emails: string[]): Promise<Order[]>
  eraseOrders(ids: string[]): Promise<void>
}

export function shopifyRepository(db: Executor): ShopifyRepository {
  return { ...events(db), ...shopOrders(db), ...ourOrders(db) }
}

function events(db: Executor): Pick<ShopifyRepository, 'recordEvent'> {
  return {
    recordEvent: async (event) => {
      const rows = await db
        .insert(shopifyEvents)
        .values(event)
        .onConflictDoNothing()
        .returning({ id: shopifyEvents.id })
      return rows.length > 0
    },
  }
}

function shopOrders(
  db: Executor,
): Pick<ShopifyRepository, 'saveOrder' | 'findOrder' | 'ordersOf' | 'eraseOrders'> {
  return {
    saveOrder: async (order) => {
      await db
        .insert(shopifyOrders)
        .values(order)
        .onConflictDoUpdate({
          target: [shopifyOrders.shopDomain, shopifyOrders.shopifyId],
          set: order,
          setWhere: sql`${shopifyOrders.redactedAt} is null
            and (${shopifyOrders.changedAt} is null or excluded.changed_at is null
              or ${shopifyOrders.changedAt} <= excluded.changed_at)`,
        })
    },
    findOrder: async ({ storefrontId, orderNumber, email }) => {
      const [row] = await db
        .select({ order: shopifyOrders })
        .from(shopifyOrders)
        .innerJoin(shopifyShops, eq(shopifyShops.domain, shopifyOrders.shopDomain))
        .where(
          and(
            eq(shopifyShops.storefrontId, storefrontId),
            eq(shopifyOrders.orderNumber, orderNumber),
            eq(shopifyOrders.email, email.toLowerCase()),
          ),
        )
        .limit(1)
      return row?.order ?? null
    },
    ordersOf: ({ shopDomain, customer }) =>
      db
        .select()
        .from(shopifyOrders)
        .where(
          and(
            eq(shopifyOrders.shopDomain, shopDomain),
            isNull(shopifyOrders.redactedAt),
            customer ? ofCustomer(customer) : undefined,
          ),
        )
        .for('update'),
    eraseOrders: async (ids) => {
      await db
        .update(shopifyOrders)
        .set({ email: null, customerName: null, redactedAt: sql`now()` })
        .where(inArray(shopifyOrders.id, ids))
    },
  }
}

function ofCustomer({ email, orderIds }: NonNullable<DataSubject['customer']>): SQL | undefined {
  return or(
    inArray(shopifyOrders.shopifyId, [...orderIds]),
    email === null ? undefined : eq(shopifyOrders.email, email.toLowerCase()),
  )
}

function ourOrders(db: Executor): Pick<ShopifyRepository, 'ourOrdersOf'> {
  return {
    ourOrdersOf: ({ shopDomain, customer }, emails) => {
      const storefront = db
        .select({ id: shopifyShops.storefrontId })
        .from(shopifyShops)
        .where(eq(shopifyShops.domain, shopDomain))
      const isTheirs = inArray(sql`lower(${orders.email})`, emails)
      return db
        .select()
        .from(orders)
        .where(
          and(
            inArray(orders.storefrontId, storefront),
            ne(orders.email, ERASED_EMAIL),
            customer ? isTheirs : or(isTheirs, orders.eraseOnceClosed),
          ),
        )
        .for('update')
    },
  }
}
