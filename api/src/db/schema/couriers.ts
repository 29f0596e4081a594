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
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { orders } from './orders.ts'

/** Bookings with couriers, one for each order and way. */
export const courierBookings = pgTable(
  'courier_bookings',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: text().$type<DeliveryProviderCode>().notNull(),
    way: text().$type<'to-us' | 'home'>().notNull().default('to-us'),
    /** The courier's own id of the booking. */
    externalId: text('external_id').notNull(),
    trackingNumber: text('tracking_number').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('courier_bookings_once').on(table.orderId, table.provider, table.way),
    index('courier_bookings_by_parcel').on(table.trackingNumber),
  ],
)

/** Collection times that a courier offered for an order. Only these can be booked for it. */
export const courierProposals = pgTable(
  'courier_proposals',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The courier's own id of the proposal. */
    proposalId: text('proposal_id').notNull(),
    collectFrom: timestamp('collect_from', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.proposalId] })],
)

/**
 * The caller that is booking with a courier for an order. The row outlives its transaction, so that no lock or
 * connection is held during the courier's call, and expires by itself when the caller dies.
 */
export const courierLeases = pgTable('courier_leases', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Unique to the attempt, so that a late attempt cannot release the lease of its successor. */
  holder: uuid().notNull(),
  heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
})

/**
 * Requests to send to courier services, written in the transaction that causes them and sent by any process. Each key
 * is processed once.
 */
export const courierJobs = pgTable(
  'courier_jobs',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** <kind>:<order>, or <kind>:<tracking number> for a parcel. */
    key: text().notNull().unique(),
    kind: text().$type<'bring-to-us' | 'bring-back' | 'track' | 'book-collection'>().notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Tracking number of the parcel to track. */
    trackingNumber: text('tracking_number'),
    /** Ids returned by the service; its events refer to them. */
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

/** Events received from couriers, written in the same transaction as their effect. No personal data. */
export const courierEvents = pgTable('courier_events', {
  /** <courier>:<the courier's id of the event> */
  id: text().primaryKey(),
  update: text('news').notNull(),
  /** Null when the reference matches no order. */
  orderId: uuid('order_id'),
  hasMoved: boolean('has_moved').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
})
