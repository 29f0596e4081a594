import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { customerAccounts } from './customer-accounts.ts'

/**
 * What a link opens: everything kept about a person, with its erasure (modules/personal-data); the orders of an address
 * and its account, or the page of one order (modules/my-repairs); a new address of an account. `former_account` opens
 * nothing: it is the address to which the end or the change of an account is told (modules/accounts).
 */
export type LinkPurpose = 'personal_data' | 'repairs' | 'order' | 'new_email' | 'former_account'

/**
 * Links that were asked for with an e-mail address, and sessions by password, which open what the link to all orders
 * opens. The table has the name of its first use: former releases, which run beside new ones while these are deployed,
 * read it.
 */
export const mailedLinks = pgTable(
  'personal_data_links',
  {
    id: text().primaryKey(),
    purpose: text().$type<LinkPurpose>().notNull().default('personal_data'),
    /** In lower case. */
    email: text().notNull(),
    /** Number of the order that was asked for, which need not exist; null for other purposes. */
    orderNumber: text('order_number'),
    /** Account that was signed in by password, or that gets a new address; null for other links. */
    accountId: uuid('account_id').references(() => customerAccounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, which is created when the mail is sent; null until then, and where the link needs none. */
    tokenHash: text('token_hash').unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Of a session: browser and system in words, such as "Chrome on Windows"; null when unknown. */
    device: text(),
    /** Of a session, to within five minutes; null for a link that was not followed. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('personal_data_links_of_account').on(table.accountId)],
)
