import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Words in which {company} and {support_email} stand for what is configured. */
export const faq = pgTable('faq', {
  id: text().primaryKey(),
  category: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  sortOrder: integer('sort_order').notNull(),
})

/** The words of each fee; the amount is what shared/pricing charges. */
export const fees = pgTable('fees', {
  key: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  sortOrder: integer('sort_order').notNull(),
})

/** Whom it is for: a caller below one of the bounds; without bounds it is for everybody. */
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

/** A named rate that may stand in for a storefront's own. */
export const pricingTiers = pgTable('pricing_tiers', {
  name: text().primaryKey(),
  description: text().notNull(),
  /** A decimal as text: it is applied in exact arithmetic. */
  rate: text().notNull(),
})

/** Where couriers ride, by the letters with which postcodes begin. */
export const courierAreas = pgTable('courier_areas', {
  code: text().primaryKey(),
  name: text().notNull(),
  postcodeAreas: text('postcode_areas').array().notNull(),
  sortOrder: integer('sort_order').notNull(),
})

/** When couriers ride, every week; London's time. */
export const courierShifts = pgTable(
  'courier_shifts',
  {
    areaCode: text('area_code')
      .notNull()
      .references(() => courierAreas.code),
    /** 1 is Monday, 7 is Sunday. */
    weekday: integer().notNull(),
    /** As in 09:00. */
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.areaCode, table.weekday, table.startsAt] })],
)
