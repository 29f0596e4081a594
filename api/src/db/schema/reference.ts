import { pgTable, text } from 'drizzle-orm/pg-core'

/** Named rates that can replace a storefront's own. */
export const pricingTiers = pgTable('pricing_tiers', {
  name: text().primaryKey(),
  description: text().notNull(),
  /** A decimal as text, for exact arithmetic. */
  rate: text().notNull(),
})
