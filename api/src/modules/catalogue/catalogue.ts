import { Item, ItemCategory } from '@darnley/contract/content'
import type { z } from 'zod'
import { type ContentSource, follow, type Followed } from '#src/modules/content/follow.ts'

const CatalogueItem = Item.extend({ itemCategory: ItemCategory })
export type CatalogueItem = z.infer<typeof CatalogueItem>

export interface Catalogue {
  /** In display order. */
  readonly items: readonly CatalogueItem[]
  item(id: string): CatalogueItem | undefined
}

export type CatalogueClient = Followed<Catalogue>

/** Depth for item > service > subservice > question > option; the graph is acyclic. */
const PATH = '/api/items?limit=0&depth=10'

export function catalogueClient(source: ContentSource): CatalogueClient {
  return follow(source, {
    name: 'catalogue',
    path: PATH,
    document: CatalogueItem,
    shape: (items): Catalogue => {
      const byId = new Map(items.map((item) => [item.id, item]))
      return { items, item: (id) => byId.get(id) }
    },
  })
}
