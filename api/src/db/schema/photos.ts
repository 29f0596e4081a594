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
    /** Null once the order or its customer's data is gone: then the photo is to be removed. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    kind: text().$type<PhotoKind>().notNull(),
    /** Number of the garment in its order, from 1. */
    garment: integer(),
    words: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    staffId: uuid('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('photos_of_order').on(table.orderId, table.takenAt)],
)
