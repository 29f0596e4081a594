import {
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ShopifyLineItem } from '@darnley/contract/shopify'
import { storefronts } from './storefronts.ts'

/** Shopify shops that installed the app. */
export const shopifyShops = pgTable('shopify_shops', {
  /** For example maison-vale.myshopify.com. */
  domain: text().primaryKey(),
  name: text().notNull(),
  /**
   * Always empty: the token is sent to Shopify once, when the shop is connected, and not needed later. Earlier
   * releases kept it here in plain text and still write it. Drop the column once none of them runs.
   */
  accessToken: text('access_token').notNull().default(''),
  /** Storefront of the shop's domain; null until one exists. */
  storefrontId: text('storefront_id').references(() => storefronts.id),
  installedAt: timestamp('installed_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Orders of those shops whose garments can be altered. */
export const shopifyOrders = pgTable(
  'shopify_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    shopDomain: text('shop_domain')
      .notNull()
      .references(() => shopifyShops.domain, { onDelete: 'cascade' }),
    shopifyId: text('shopify_id').notNull(),
    orderNumber: text('order_number').notNull(),
    /** Null after redaction. */
    email: text(),
    customerName: text('customer_name'),
    lineItems: jsonb('line_items').$type<ShopifyLineItem[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Time of its last change in the shop, from the signed order. An older version never replaces a newer one. */
    changedAt: timestamp('changed_at', { withTimezone: true }),
    redactedAt: timestamp('redacted_at', { withTimezone: true }),
  },
  (table) => [
    unique('shopify_orders_once').on(table.shopDomain, table.shopifyId),
    index('shopify_orders_by_number').on(table.shopDomain, table.orderNumber),
  ],
)

/** Events of those shops, each processed once. */
export const shopifyEvents = pgTable('shopify_events', {
  id: text().primaryKey(),
  shopDomain: text('shop_domain').notNull(),
  name: text().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Signed calls of those shops, stored to refuse replays. */
export const shopifyCalls = pgTable(
  'shopify_calls',
  {
    /** SHA-256 of the signed bytes. */
    digest: text().notNull(),
    /** Name of the call, with the name of its event. */
    purpose: text().notNull(),
    shopDomain: text('shop_domain').notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.digest, table.purpose] })],
)
