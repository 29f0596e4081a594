import { and, eq } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { shopifyOrders, shopifyShops } from '#src/db/schema/shopify.ts'

interface IsOrderOfOptions {
  readonly storefrontId: string
  readonly shopifyId: string
}

/** Whether a shop of this storefront took the order. */
export async function isOrderOf(
  db: Executor,
  { storefrontId, shopifyId }: IsOrderOfOptions,
): Promise<boolean> {
  const found = await db
    .select({ id: shopifyOrders.id })
    .from(shopifyOrders)
    .innerJoin(shopifyShops, eq(shopifyShops.domain, shopifyOrders.shopDomain))
    .where(and(eq(shopifyOrders.shopifyId, shopifyId), eq(shopifyShops.storefrontId, storefrontId)))
    .limit(1)
  return found.length > 0
}
