import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { OpeningHours, StoreAccepts, StudioAccepts } from '@darnley/contract/places'
import type { Storefront } from '@darnley/contract/storefront-session'
import { storefronts } from './storefronts.ts'

/** Shops of the partners. */
export const stores = pgTable(
  'stores',
  {
    id: text().primaryKey(),
    storefrontId: text('storefront_id')
      .notNull()
      .references(() => storefronts.id),
    name: text().notNull(),
    address: jsonb().$type<Storefront['address']>().notNull(),
    phone: text().notNull(),
    openingHours: jsonb('opening_hours').$type<OpeningHours>().notNull(),
    accepts: text().array().$type<StoreAccepts[]>().notNull(),
    /** The shop's code as a drop-off point of the web. Its staff see the orders that pass through it. */
    dropOffPoint: text('drop_off_point').$type<DeliveryProviderCode>(),
    /** False once the partner's description leaves it out; sessions and orders may still name it. */
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [index('stores_of_storefront').on(table.storefrontId)],
)

/** The company's studios: for tailors and in-person fittings. */
export const studios = pgTable('studios', {
  id: text().primaryKey(),
  name: text().notNull(),
  address: jsonb().$type<Storefront['address']>().notNull(),
  phone: text().notNull(),
  openingHours: jsonb('opening_hours').$type<OpeningHours>().notNull(),
  accepts: text().array().$type<StudioAccepts[]>().notNull(),
})
