import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { BasketEntry } from 'shared/contract/basket'

export const baskets = pgTable('baskets', {
  /** SHA-256 of the cookie: who reads the table cannot take a basket over. */
  id: text().primaryKey(),
  /** Domain of the storefront whose site it was filled on; null on the customers' site. */
  storefrontDomain: text('storefront_domain'),
  version: integer().notNull(),
  entries: jsonb().$type<BasketEntry[]>().notNull(),
  discountCode: text('discount_code'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
