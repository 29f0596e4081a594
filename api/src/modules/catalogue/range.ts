import type { CatalogueItem } from './catalogue.ts'
import type { RangeItem } from './range-repository.ts'

/** Returns the catalogue items of the range, without those the catalogue no longer has. */
export function itemsOfRange(
  items: readonly CatalogueItem[],
  range: readonly RangeItem[],
): CatalogueItem[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return range.flatMap(({ itemId, displayName }) => {
    const item = byId.get(itemId)
    return item ? [{ ...item, name: displayName ?? item.name }] : []
  })
}
