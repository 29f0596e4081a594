import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { InStoreType } from '@darnley/contract/checkout'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { Storefront } from '@darnley/contract/storefront-session'

export const storefronts = pgTable('storefronts', {
  id: text().primaryKey(),
  /** The workshop is a site whose staff sign in, as a partner shop's is; it takes no orders. */
  kind: text().$type<'partner' | 'workshop'>().notNull().default('partner'),
  name: text().notNull(),
  domain: text().notNull().unique(),
  locale: text().notNull(),
  /** A decimal as text, for exact arithmetic. */
  exchangeRate: text('exchange_rate').notNull().default('1'),
  deliveryOptions: text('delivery_options').array().$type<InStoreType[]>().notNull(),
  blockedDeliveryProviders: text('blocked_delivery_providers')
    .array()
    .$type<DeliveryProviderCode[]>()
    .notNull(),
  address: jsonb().$type<Storefront['address']>().notNull(),
  /** Whether the site is served. Orders and staff of a closed one stay. */
  isOpen: boolean('is_open').notNull().default(true),
  /** Whether the content service has published it: only then can it close it. */
  isFollowed: boolean('is_followed').notNull().default(false),
})
