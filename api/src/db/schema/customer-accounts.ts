import type { KeptAddress } from '@darnley/contract/own-account'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const customerAccounts = pgTable('customer_accounts', {
  id: uuid().primaryKey().defaultRandom(),
  /** In lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
  /** In international form; null unless the customer keeps it here. */
  phone: text(),
  address: jsonb().$type<KeptAddress>(),
})

/** Password resets, stored whether or not the e-mail has an account: that is looked up when the mail is rendered. */
export const customerPasswordResets = pgTable('customer_password_resets', {
  id: text().primaryKey(),
  email: text().notNull(),
  /** SHA-256 of the token; null until the mail is rendered. */
  tokenHash: text('token_hash').unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** Requested accounts. One is opened when the owner of the address confirms it. */
export const customerRegistrations = pgTable('customer_registrations', {
  id: uuid().primaryKey().defaultRandom(),
  /** In lower case. */
  email: text().notNull(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** SHA-256 of the token; null until the mail is rendered. */
  tokenHash: text('token_hash').unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
