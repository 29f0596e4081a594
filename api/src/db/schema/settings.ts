import { pgTable, text } from 'drizzle-orm/pg-core'

/** Values created once for a database, for example the secret that signs sessions. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
})
