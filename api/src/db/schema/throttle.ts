import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Counts of attempts within a window. The table is named after its first use. */
export const throttleCounts = pgTable('sign_in_failures', {
  /** A hash of the counted subject, so that the table holds no personal data. */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
})
