import { integer, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Codes that take a part off the services of a basket. */
export const discounts = pgTable('discounts', {
  /** In upper case. */
  code: text().primaryKey(),
  /** Of the services, 1 to 100. */
  percentage: integer().notNull(),
  /** Null: from ever, for ever. */
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  /** How many orders may use it in all; null for any number. */
  maxUses: integer('max_uses'),
  maxUsesPerBasket: integer('max_uses_per_basket'),
})

/** A use is reserved with its order, and there is none of an order that was cancelled. */
export const discountUses = pgTable(
  'discount_uses',
  {
    /** No foreign key: a use still counts after its order was erased. */
    orderId: uuid('order_id').primaryKey(),
    code: text()
      .notNull()
      .references(() => discounts.code),
    basketId: text('basket_id').notNull(),
    /** As it was at submit: what became of the code later does not touch this order. */
    percentage: integer().notNull(),
    reservedAt: timestamp('reserved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('discount_uses_of_code').on(table.code, table.basketId)],
)
