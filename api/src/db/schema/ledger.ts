import { sql } from 'drizzle-orm'
import {
  bigserial,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Minor } from '@darnley/domain/money'
import type { Day } from '@darnley/domain/turnaround'
import { orders } from './orders.ts'
import { staff } from './staff.ts'
import { storefronts } from './storefronts.ts'

/** What an entry is about: an order, an agreed higher price of one, or money given back for one. */
export type EntrySource = 'order' | 'price_change' | 'refund'

/** Part of an order that an amount belongs to; `other` for an amount that was given back for nothing in particular. */
export type LinePart = 'service' | 'delivery' | 'express' | 'other'

/** Who sold, as receipts name it. */
export interface Seller {
  readonly name: string
  /** Lines of the address. */
  readonly address: readonly string[]
  readonly vatNumber: string | null
}

/**
 * The books: one entry for each order, price change and refund, written once it is settled and never changed. No
 * personal data.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** Id of the order, proposal or refund that it enters. */
    id: uuid().primaryKey(),
    source: text().$type<EntrySource>().notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null for our own site. */
    storefrontId: text('storefront_id').references(() => storefronts.id),
    /** In London. */
    day: date().$type<Day>().notNull(),
    /** Who took or gave the money: `none` when nothing was to be paid. */
    through: text().$type<'card' | 'till' | 'none'>().notNull(),
    /** Negative for a refund. */
    total: integer().$type<Minor>().notNull(),
    /** In the total. */
    vat: integer().$type<Minor>().notNull(),
    /** Hundredths of a percent. */
    vatRate: integer('vat_rate').notNull(),
    /** Set where the shop is the seller of what its till took; null for the company. */
    sellerId: text('seller_id').references(() => storefronts.id),
    /** The seller at that time; null for entries before this column, whose seller did not change since. */
    seller: jsonb().$type<Seller>(),
    /** In the series of the seller, without gaps; null where a former release entered what a shop sold. */
    receiptNumber: integer('receipt_number'),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ledger_entries_receipt').on(
      sql`coalesce(${table.sellerId}, '')`,
      table.receiptNumber,
    ),
    index('ledger_entries_of_order').on(table.orderId),
    index('ledger_entries_of_storefront').on(table.storefrontId, table.day),
  ],
)

/** The parts of an entry: amounts less discounts add up to its total, and VAT to its VAT. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    part: text().$type<LinePart>().notNull(),
    serviceId: text('service_id'),
    /** Name at the time of the order, of a service or a garment; null for other parts. */
    service: text(),
    garment: text(),
    /** Id of the basket entry. */
    garmentId: uuid('garment_id'),
    /** Negative for a refund. */
    amount: integer().$type<Minor>().notNull(),
    /** Share of the discount code. */
    discount: integer().$type<Minor>().notNull(),
    vat: integer().$type<Minor>().notNull(),
    // Repeated from the entry, so that figures read one table.
    source: text().$type<EntrySource>().notNull(),
    orderId: uuid('order_id').notNull(),
    storefrontId: text('storefront_id'),
    day: date().$type<Day>().notNull(),
  },
  (table) => [
    index('ledger_lines_of_entry').on(table.entryId),
    index('ledger_lines_of_order').on(table.orderId),
    index('ledger_lines_of_day').on(table.day),
  ],
)

/** Money that the company and its partners handed over for what one took for the other. */
export const settlements = pgTable(
  'settlements',
  {
    /** Made by the page that recorded it. */
    id: uuid().primaryKey(),
    storefrontId: text('storefront_id')
      .notNull()
      .references(() => storefronts.id),
    receivedOn: date('received_on').$type<Day>().notNull(),
    /** Paid by the partner; negative when the company paid. */
    amount: integer().$type<Minor>().notNull(),
    reference: text().notNull(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => staff.id),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('settlements_of_storefront').on(table.storefrontId, table.receivedOn)],
)
