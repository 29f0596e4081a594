import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { storefronts } from './storefronts.ts'

/** The range that a storefront chose from the catalogue, in its own order and words. */
export const storeItems = pgTable(
  'store_items',
  {
    storefrontId: text('storefront_id')
      .notNull()
      .references(() => storefronts.id),
    itemId: text('item_id').notNull(),
    /** What the storefront calls the item; null: what the catalogue calls it. */
    displayName: text('display_name'),
    sortOrder: integer('sort_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefrontId, table.itemId] })],
)
