import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StaffRole } from '@darnley/contract/staff-roles'
import { storefronts } from './storefronts.ts'

export const staff = pgTable('staff', {
  id: uuid().primaryKey().defaultRandom(),
  storefrontId: text('storefront_id')
    .notNull()
    .references(() => storefronts.id),
  /** In lower case. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  role: text().$type<StaffRole>().notNull().default('shop'),
  /** As colleagues see it; null for a shop, whose staff share one account. */
  name: text(),
  /** Devices with an earlier sign-in are no longer recognised. */
  passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
  /** Incremented when an owner changes name or role. */
  version: integer().notNull().default(1),
  /** Set for a person whom an owner invited; its password is random until one is set. */
  invitedAt: timestamp('invited_at', { withTimezone: true }),
  /** The row of a person who left keeps the name for the histories; its e-mail can receive nothing. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
})

/**
 * An access code opens an `access_code` session, which a browser may adopt once. A `program` session cannot be
 * adopted.
 */
export type SessionKind = 'browser' | 'access_code' | 'program'

/** One sign-in. All refresh tokens rotated from it form its family. */
export const staffSessions = pgTable('staff_sessions', {
  id: uuid().primaryKey().defaultRandom(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** Shop whose till signed in with an access code: an id of the content service's stores. */
  storeId: text('store_id'),
  kind: text().$type<SessionKind>().notNull().default('browser'),
  /** User agent that signed in. */
  device: text(),
  /** Address of the sign-in; for IPv6 its /64 network. */
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
    /** Last use of the session: the next use replaces the token with another. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('staff_refresh_tokens_of_session').on(table.sessionId)],
)
