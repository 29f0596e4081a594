import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { staff } from './staff.ts'

/** Access codes with which a shop's till signs in. Each acts for the colleague who issued it. */
export const staffAccessCodes = pgTable('staff_access_codes', {
  /** SHA-256 of the code. */
  id: text().primaryKey(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
})

export const staffPasswordResets = pgTable(
  'staff_password_resets',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, which is created when the mail is sent and stored nowhere else. */
    tokenHash: text('token_hash').unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('staff_password_resets_of_staff').on(table.staffId)],
)
