import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { staff } from './staff.ts'

/** The authenticator app of a colleague (RFC 6238). */
export const staffSecondSteps = pgTable('staff_second_steps', {
  staffId: uuid('staff_id')
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** In base 32. */
  secret: text().notNull(),
  /** Null until a first code proved that the app has the secret; no code is asked for before. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The 30 seconds, counted since 1970, of the last code that was used. No code up to it is accepted again. */
  lastStep: integer('last_step').notNull().default(0),
  /** SHA-256 of the recovery codes that are left. */
  recoveryCodes: text('recovery_codes').array().notNull().default([]),
})
