import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Attempts within a window. The name is that of the first attempts that were limited. */
export const throttleCounts = pgTable('sign_in_failures', {
  /** A hash of what is counted, so that the table holds no personal data. */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
})
