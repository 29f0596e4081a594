import type { StoreItemCustomisation } from '@darnley/contract/stores'
import type { Executor } from '#src/db/database.ts'
import { rangeOf } from '#src/modules/catalogue/range-repository.ts'

/** Returns a storefront's own item names and their display order. */
export async function customisationsOf(
  db: Executor,
  storefrontId: string,
): Promise<StoreItemCustomisation[]> {
  return (await rangeOf(db, storefrontId)).map((item) => ({
    item_id: item.itemId,
    display_name: item.displayName,
    sort_order: item.sortOrder,
  }))
}
