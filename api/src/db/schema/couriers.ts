import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
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

/** Times at which a courier offered to collect an order: no other can be booked for it. */
export const courierProposals = pgTable(
  'courier_proposals',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The courier's own id of the offer. */
    proposalId: text('proposal_id').notNull(),
    collectFrom: timestamp('collect_from', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.proposalId] })],
)

/**
 * Which caller is asking a courier to book for an order just now. A row outlives the transaction that made it, so that
 * nothing is held while the courier takes its time; it lapses by itself once its caller has died.
 */
export const courierLeases = pgTable('courier_leases', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Of this very try: another that took over is not disturbed by one that comes back late. */
  holder: uuid().notNull(),
  heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
})

/**
 * What is to be asked of a courier's service, written in the transaction that causes it and done by whichever process
 * finds it; each key is done once.
 */
export const courierJobs = pgTable(
  'courier_jobs',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** <kind>:<order>, or with the tracking number of a parcel. */
    key: text().notNull().unique(),
    kind: text().$type<'bring-to-us' | 'bring-back' | 'track'>().notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the parcel that is to be tracked. */
    trackingNumber: text('tracking_number'),
    /** Ids that the service gave: its events name them. */
    externalIds: text('external_ids').array().notNull().default([]),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    doneAt: timestamp('done_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('courier_jobs_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.doneAt} is null`),
    index('courier_jobs_external_ids').using('gin', table.externalIds),
  ],
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
