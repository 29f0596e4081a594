import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Erasures that this database has. Each is also recorded outside of it (modules/erasures), so that a restored database,
 * which lacks those made after its backup, can be told which to make again.
 */
export const erasures = pgTable('erasures', {
  /** Of its record. */
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
