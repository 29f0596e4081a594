import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { outbox } from '#src/db/schema/outbox.ts'
import { shopifyOrders, shopifyShops } from '#src/db/schema/shopify.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'

export interface Due {
  /** The mail of order 7 has the key `<keyPrefix>:7`. */
  readonly keyPrefix: string
  readonly limit: number
}

/** Locks and returns the ids of orders that have a customer's address and no mail yet. */
export async function ordersWithoutMail(
  db: Executor,
  { keyPrefix, limit }: Due,
): Promise<string[]> {
  const key = sql`${`${keyPrefix}:`} || ${shopifyOrders.id}::text`
  const due = await db
    .select({ id: shopifyOrders.id })
    .from(shopifyOrders)
    .where(
      and(
        isNotNull(shopifyOrders.email),
        isNull(shopifyOrders.redactedAt),
        notExists(db.select().from(outbox).where(eq(outbox.key, key))),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true })
  return due.map(({ id }) => id)
}

export interface Invited {
  /** Null once the order was redacted. */
  readonly email: string | null
  readonly customerName: string | null
  readonly orderNumber: string
  readonly shop: string
  /** Domain of the storefront; null until there is one. */
  readonly domain: string | null
}

/** Returns whom an order's mail invites. */
export async function invitedBy(db: Executor, id: string): Promise<Invited | null> {
  const { email, customerName, orderNumber } = shopifyOrders
  const [found] = await db
    .select({
      email,
      customerName,
      orderNumber,
      shop: shopifyShops.name,
      domain: storefronts.domain,
    })
    .from(shopifyOrders)
    .innerJoin(shopifyShops, eq(shopifyShops.domain, shopifyOrders.shopDomain))
    .leftJoin(storefronts, eq(storefronts.id, shopifyShops.storefrontId))
    .where(eq(shopifyOrders.id, id))
  return found ?? null
}
