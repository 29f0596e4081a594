import type { StoreItemCustomisation } from 'shared/contract/stores'
import type { Executor } from '#src/db/database.ts'
import { rangeOf } from '#src/modules/catalogue/range.ts'

/** What a storefront calls the items that it takes, and in which order it shows them. */
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
