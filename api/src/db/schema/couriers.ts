import { bigserial, boolean, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { DeliveryProviderCode } from 'shared/contract/delivery-providers'
import { orders } from './orders.ts'

/** What was booked with a courier: once for an order, however often it is asked for. */
export const courierBookings = pgTable(
  'courier_bookings',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: text().$type<DeliveryProviderCode>().notNull(),
    /** The courier's own number of it. */
    externalId: text('external_id').notNull(),
    trackingNumber: text('tracking_number').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('courier_bookings_once').on(table.orderId, table.provider)],
)

/** Events that couriers sent, in the same transaction as their effect; no personal data. */
export const courierEvents = pgTable('courier_events', {
  /** <courier>:<the courier's id of the event> */
  id: text().primaryKey(),
  news: text().notNull(),
  /** Null when no order of ours is known by its reference. */
  orderId: uuid('order_id'),
  hasMoved: boolean('has_moved').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
})
