import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What callers have left of their write budgets. Its migration makes it an unlogged table: it is lost in a crash and not
 * on a standby, which forgives a minute at most, and a row written costs no log.
 */
export const writeBudgets = pgTable('write_budgets', {
  /** A hash of the caller's address: a pseudonym, which is removed with the row after a day. */
  key: text().primaryKey(),
  /** When the budget is whole again; before, what is missing refills evenly. */
  fullAt: timestamp('full_at', { withTimezone: true }).notNull(),
  /** What the last lease took; 0 for a refusal. */
  granted: integer().notNull(),
})
