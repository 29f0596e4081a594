import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { BasketEntry } from '@darnley/contract/basket'

export const baskets = pgTable('baskets', {
  /** SHA-256 of the cookie, so that read access to the table is not enough to take over a basket. */
  id: text().primaryKey(),
  /** Domain of the storefront's site where it was filled; null for the customers' site. */
  storefrontDomain: text('storefront_domain'),
  version: integer().notNull(),
  entries: jsonb().$type<BasketEntry[]>().notNull(),
  discountCode: text('discount_code'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
