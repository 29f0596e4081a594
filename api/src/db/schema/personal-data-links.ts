import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Links by which people see or erase what is kept of them. */
export const personalDataLinks = pgTable('personal_data_links', {
  id: text().primaryKey(),
  /** In lower case. */
  email: text().notNull(),
  /** SHA-256 of the token, which is made when the mail is sent; null until then. */
  tokenHash: text('token_hash').unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
