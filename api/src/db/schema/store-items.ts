import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { storefronts } from './storefronts.ts'

/** Items that a storefront offers, with its own order and names. */
export const storeItems = pgTable(
  'store_items',
  {
    storefrontId: text('storefront_id')
      .notNull()
      .references(() => storefronts.id),
    itemId: text('item_id').notNull(),
    /** The storefront's name for the item; null for the catalogue's. */
    displayName: text('display_name'),
    sortOrder: integer('sort_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefrontId, table.itemId] })],
)
