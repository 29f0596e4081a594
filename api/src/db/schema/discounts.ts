import { boolean, integer, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
  /** Maximum number of orders with one e-mail address; null for no limit. */
  maxUsesPerCustomer: integer('max_uses_per_customer'),
  /** What it is for; for the workshop alone. */
  name: text().notNull().default(''),
  isEnabled: boolean('is_enabled').notNull().default(true),
  /** Incremented by each change. */
  version: integer().notNull().default(1),
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
    /** A hash of the customer's e-mail address for this code; null once the order's customer is erased. */
    customer: text(),
    reservedAt: timestamp('reserved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('discount_uses_of_code').on(table.code, table.basketId),
    index('discount_uses_of_customer').on(table.code, table.customer),
  ],
)
