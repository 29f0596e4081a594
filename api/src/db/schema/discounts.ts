import { integer, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Codes that discount the services of a basket. */
export const discounts = pgTable('discounts', {
  /** In upper case. */
  code: text().primaryKey(),
  /** Percentage of the services, 1 to 100. */
  percentage: integer().notNull(),
  /** Null: no start or no end. */
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  /** Maximum number of orders in total; null for no limit. */
  maxUses: integer('max_uses'),
  maxUsesPerBasket: integer('max_uses_per_basket'),
})

/** Uses of codes. A use is reserved with its order and removed when the order is cancelled. */
export const discountUses = pgTable(
  'discount_uses',
  {
    /** No foreign key: a use still counts after its order is erased. */
    orderId: uuid('order_id').primaryKey(),
    code: text()
      .notNull()
      .references(() => discounts.code),
    basketId: text('basket_id').notNull(),
    /** Percentage at submit. Later changes of the code do not affect this order. */
    percentage: integer().notNull(),
    reservedAt: timestamp('reserved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('discount_uses_of_code').on(table.code, table.basketId)],
)
