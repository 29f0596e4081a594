import { eq } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { shopifyShops } from '#src/db/schema/shopify.ts'

type Shop = typeof shopifyShops.$inferSelect

export interface ShopRepository {
  byDomain(domain: string): Promise<Shop | null>
  /** Adds the shop, or replaces its name and storefront. */
  save(shop: Pick<Shop, 'domain' | 'name' | 'storefrontId'>): Promise<void>
}

export function shopRepository(db: Executor): ShopRepository {
  return {
    byDomain: async (domain) => {
      const [row] = await db.select().from(shopifyShops).where(eq(shopifyShops.domain, domain))
      return row ?? null
    },
    save: async ({ domain, ...set }) => {
      await db
        .insert(shopifyShops)
        .values({ domain, ...set })
        .onConflictDoUpdate({ target: shopifyShops.domain, set })
    },
  }
}
