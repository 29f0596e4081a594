import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Questions and answers. {company} and {support_email} are replaced by the configured values. */
export const faq = pgTable('faq', {
  id: text().primaryKey(),
  category: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  sortOrder: integer('sort_order').notNull(),
})

/** Texts of the fees. The amounts come from @darnley/domain/pricing. */
export const fees = pgTable('fees', {
  key: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  sortOrder: integer('sort_order').notNull(),
})

/** Announcements for callers below one of the bounds, or for all callers when there are no bounds. */
export const announcements = pgTable('announcements', {
  id: text().primaryKey(),
  kind: text().$type<'information' | 'update_required'>().notNull(),
  title: text().notNull(),
  message: text().notNull(),
  belowVersion: text('below_version'),
  belowIosBuild: integer('below_ios_build'),
  belowAndroidBuild: integer('below_android_build'),
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  sortOrder: integer('sort_order').notNull(),
})

/** Named rates that can replace a storefront's own. */
export const pricingTiers = pgTable('pricing_tiers', {
  name: text().primaryKey(),
  description: text().notNull(),
  /** A decimal as text, for exact arithmetic. */
  rate: text().notNull(),
})

/** Areas served by couriers, by the leading letters of a postcode. */
export const courierAreas = pgTable('courier_areas', {
  code: text().primaryKey(),
  name: text().notNull(),
  postcodeAreas: text('postcode_areas').array().notNull(),
  sortOrder: integer('sort_order').notNull(),
})

/** Weekly courier shifts, in London time. */
export const courierShifts = pgTable(
  'courier_shifts',
  {
    areaCode: text('area_code')
      .notNull()
      .references(() => courierAreas.code),
    /** 1 is Monday, 7 is Sunday. */
    weekday: integer().notNull(),
    /** For example 09:00. */
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.areaCode, table.weekday, table.startsAt] })],
)
