import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Links with which people view or erase their personal data. */
export const personalDataLinks = pgTable('personal_data_links', {
  id: text().primaryKey(),
  /** In lower case. */
  email: text().notNull(),
  /** SHA-256 of the token, which is created when the mail is sent; null until then. */
  tokenHash: text('token_hash').unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
