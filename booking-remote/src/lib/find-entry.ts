import type { BasketEntry } from '@darnley/contract/basket'
import type { Item } from '@darnley/contract/content'
import type { QueryClient } from '@darnley/web/query'
import { itemCategories } from '#src/queries/item-categories.ts'
import { itemById } from '#src/queries/items.ts'

export type FoundEntry =
  | { readonly type: 'found'; readonly entry: BasketEntry; readonly item: Item }
  | { readonly type: 'unknown' }

/**
 * Returns the basket entry that `itemIndex` names, with its item from the catalogue. Rejects with an ApiError when the
 * catalogue cannot be fetched.
 */
export async function findEntry(
  itemIndex: string,
  { entries, client }: { entries: readonly BasketEntry[]; client: QueryClient },
): Promise<FoundEntry> {
  const entry = /^\d{1,3}$/.test(itemIndex) ? entries[Number(itemIndex)] : undefined
  if (!entry) return { type: 'unknown' }
  const [categories, item] = await Promise.all([
    client.ensureQueryData(itemCategories),
    client.ensureQueryData(itemById(entry.item.id)),
  ])
  if (!categories.some(({ id }) => id === entry.itemCategory.id)) {
    console.error('Item category does not exist')
    return { type: 'unknown' }
  }
  return item ? { type: 'found', entry, item } : { type: 'unknown' }
}
