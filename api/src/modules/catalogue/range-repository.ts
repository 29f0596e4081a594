import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { storeItems } from '#src/db/schema/store-items.ts'

export type RangeItem = Pick<typeof storeItems.$inferSelect, 'itemId' | 'displayName' | 'sortOrder'>

/** Returns the items that a storefront offers, in its own order. */
export function rangeOf(db: Executor, storefrontId: string): Promise<RangeItem[]> {
  const { itemId, displayName, sortOrder } = storeItems
  return db
    .select({ itemId, displayName, sortOrder })
    .from(storeItems)
    .where(eq(storeItems.storefrontId, storefrontId))
    .orderBy(asc(sortOrder), asc(itemId))
}
