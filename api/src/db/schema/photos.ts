import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PhotoKind } from '@darnley/contract/photos'
import { orders } from './orders.ts'
import { staff } from './staff.ts'

/** What is known of a photo; its files lie in a folder or a bucket (modules/photos/photo-files.ts). */
export const photos = pgTable(
  'photos',
  {
    /** Chosen by the one who uploads, so that a repeated upload is the same photo. Also the name of its files. */
    id: uuid().primaryKey(),
    /**
     * Null for a customer's photo that is not ordered, and once the order or its customer's data is gone: then the
     * photo is to be removed.
     */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    kind: text().$type<PhotoKind>().notNull(),
    /** Number of the garment in its order, from 1. */
    garment: integer(),
    words: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    staffId: uuid('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull().defaultNow(),
    /** SHA-256 of the cookie of the customer's browser; null for photos by staff, and once the customer is erased. */
    browserId: text('browser_id'),
    /** The basket entry that a customer's photo shows, which its order has, too. */
    garmentId: uuid('garment_id'),
  },
  (table) => [
    index('photos_of_order').on(table.orderId, table.takenAt),
    index('photos_of_browser')
      .on(table.browserId, table.garmentId)
      .where(sql`${table.browserId} is not null`),
  ],
)

/** Photos of customers that have not arrived whole; their parts lie beside the photos. */
export const photoUploads = pgTable(
  'photo_uploads',
  {
    id: uuid().primaryKey(),
    browserId: text('browser_id').notNull(),
    garmentId: uuid('garment_id').notNull(),
    /** Bytes of the photo. */
    size: integer().notNull(),
    /** Bytes that have arrived. */
    received: integer().notNull().default(0),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('photo_uploads_of_browser').on(table.browserId)],
)
