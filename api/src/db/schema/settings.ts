import { pgTable, text } from 'drizzle-orm/pg-core'

/** What is made once for a database, for instance the secret that signs sessions. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
})
