import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FaultKind, ReportState } from '@darnley/contract/guarantee'
import type { Day } from '@darnley/domain/turnaround'
import { orders } from './orders.ts'

/** What customers of finished orders reported under the guarantee, and how it was answered. */
export const faultReports = pgTable(
  'fault_reports',
  {
    /** Made by the page, so that a report sent twice is kept once. */
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Id of the order's entry. */
    garmentId: uuid('garment_id').notNull(),
    /** Its number in the order, from 1. */
    garment: integer().notNull(),
    kind: text().$type<FaultKind>().notNull(),
    words: text().notNull(),
    /** When the postie is to collect the garment; null for another way. */
    pickupDay: date('pickup_day').$type<Day>(),
    /** Under which its photos were sent, in place of a basket entry; null without any, and once it is erased. */
    photosId: uuid('photos_id'),
    /** SHA-256 of the cookie of the browser that sent photos: only its photos belong to the report. */
    browserId: text('browser_id'),
    state: text().$type<ReportState>().notNull().default('open'),
    /** Why it was declined. */
    answer: text(),
    /** staff:<id> */
    answeredBy: text('answered_by'),
    /** The order by which the garment is done again. */
    redoId: uuid('redo_id')
      .unique()
      .references(() => orders.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('fault_reports_of_order').on(table.orderId, table.createdAt),
    index('fault_reports_of_photos')
      .on(table.photosId)
      .where(sql`${table.photosId} is not null`),
    uniqueIndex('fault_reports_one_open_a_garment')
      .on(table.orderId, table.garmentId)
      .where(sql`${table.state} = 'open'`),
  ],
)
