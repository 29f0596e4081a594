import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { storefronts } from './storefronts.ts'
import { stores } from './stores.ts'

export const staff = pgTable('staff', {
  id: uuid().primaryKey().defaultRandom(),
  storefrontId: text('storefront_id')
    .notNull()
    .references(() => storefronts.id),
  /** In lower case. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** Browsers in which the colleague signed in before are strangers again. */
  passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
})

/** By an access code it is a program's until a browser takes it over, once; only those may be taken over. */
export type SessionKind = 'browser' | 'access_code' | 'program'

/** One sign-in; all refresh tokens that follow from it are its family. */
export const staffSessions = pgTable('staff_sessions', {
  id: uuid().primaryKey().defaultRandom(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** The shop whose till signed in by an access code. */
  storeId: text('store_id').references(() => stores.id),
  kind: text().$type<SessionKind>().notNull().default('browser'),
  /** User agent of the browser or program that signed in. */
  device: text(),
  /** Address it signed in from; for IPv6 its /64. */
  network: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
})

export const staffRefreshTokens = pgTable(
  'staff_refresh_tokens',
  {
    /** SHA-256 of the token. */
    id: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => staffSessions.id, { onDelete: 'cascade' }),
    /** When its session was last used: it is spent, and followed by another, at the next use. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('staff_refresh_tokens_of_session').on(table.sessionId)],
)
