import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { baskets } from './baskets.ts'

/** Baskets to send a reminder for, by the token in the mailed link. */
export const abandonedBaskets = pgTable(
  'abandoned_baskets',
  {
    /** 256 random bits. The holder of this token may restore the entries. */
    id: text().primaryKey(),
    basketId: text('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('abandoned_baskets_of_basket').on(table.basketId, table.createdAt)],
)
