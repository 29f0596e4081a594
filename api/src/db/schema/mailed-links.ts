import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What a mailed link opens: everything kept about a person, with its erasure (modules/personal-data); the orders of an
 * address, or the page of one order (modules/my-repairs).
 */
export type LinkPurpose = 'personal_data' | 'repairs' | 'order'

/**
 * Links that were asked for with an e-mail address. The table has the name of its first use: former releases, which run
 * beside new ones while these are deployed, read it.
 */
export const mailedLinks = pgTable('personal_data_links', {
  id: text().primaryKey(),
  purpose: text().$type<LinkPurpose>().notNull().default('personal_data'),
  /** In lower case. */
  email: text().notNull(),
  /** Number of the order that was asked for, which need not exist; null for other purposes. */
  orderNumber: text('order_number'),
  /** SHA-256 of the token, which is created when the mail is sent; null until then, and where the link needs none. */
  tokenHash: text('token_hash').unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
