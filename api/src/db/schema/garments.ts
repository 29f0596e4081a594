import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { GarmentTask } from '@darnley/contract/workshop-garments'
import type { GarmentFound, GarmentState, WorkshopEvent } from '@darnley/contract/workshop-orders'
import { orders } from './orders.ts'
import { staff } from './staff.ts'

/** Garments of orders that were checked in, written when they are. */
export const garments = pgTable(
  'garments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** As on its tag, from 1: the place among the order's entries, then what was not booked. */
    number: integer().notNull(),
    /** Null for one that was not booked. */
    entryId: uuid('entry_id'),
    found: text().$type<GarmentFound>().notNull(),
    /** What the customer was told about it; of one that was not booked, what it is. */
    foundWords: text('found_words'),
    /** No work is done on it: it goes back as it is, or never comes. */
    isEnded: boolean('is_ended').notNull().default(false),
    /** As its tasks say (modules/workshop-garments/rules.ts). */
    state: text().$type<GarmentState>().notNull(),
    /** The colleague who has it on the table. */
    tailorId: uuid('tailor_id').references(() => staff.id, { onDelete: 'set null' }),
    version: integer().notNull().default(0),
  },
  (table) => [unique('garments_once').on(table.orderId, table.number)],
)

/** The work on a garment: a task for each service, then a check. */
export const garmentTasks = pgTable(
  'garment_tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    garmentId: uuid('garment_id')
      .notNull()
      .references(() => garments.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    isCheck: boolean('is_check').notNull(),
    state: text().$type<GarmentTask['state']>().notNull().default('to_do'),
    tailorId: uuid('tailor_id').references(() => staff.id, { onDelete: 'set null' }),
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** Time spent before the present start. */
    seconds: integer().notNull().default(0),
  },
  (table) => [
    unique('garment_tasks_once').on(table.garmentId, table.position),
    uniqueIndex('garment_tasks_one_a_tailor')
      .on(table.tailorId)
      .where(sql`${table.state} = 'in_work'`),
  ],
)

/** Notes between colleagues. */
export const garmentNotes = pgTable(
  'garment_notes',
  {
    /** Made by the page, so that a note sent twice is kept once. */
    id: uuid().primaryKey(),
    garmentId: uuid('garment_id')
      .notNull()
      .references(() => garments.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('garment_notes_of_garment').on(table.garmentId)],
)

/** What staff of the workshop did with an order and its garments, besides changes of its status. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Version of the order after it. */
    version: integer().notNull(),
    garmentId: uuid('garment_id').references(() => garments.id, { onDelete: 'cascade' }),
    /** Version of the garment after it. */
    garmentVersion: integer('garment_version'),
    kind: text().$type<WorkshopEvent['kind']>().notNull(),
    /** As in order_status_changes. */
    actor: text().notNull(),
    words: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('order_history_of_order').on(table.orderId, table.version),
    index('order_history_of_garment').on(table.garmentId, table.garmentVersion),
  ],
)
