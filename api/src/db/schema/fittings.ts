import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { FittingMark } from '@darnley/contract/workshop-fittings'
import type { Day } from '@darnley/domain/turnaround'
import { baskets } from './baskets.ts'
import { orders } from './orders.ts'

/** Fitting times that a basket holds or an order has (docs/decisions/066-fittings-by-hold.md). */
export const fittings = pgTable(
  'fittings',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A studio of the content service. */
    placeId: text('place_id').notNull(),
    /** Day and times are local ones in London. */
    date: date().$type<Day>().notNull(),
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    /** Which of those fitted at once, from 1; null once the time of an ended hold was taken. */
    seat: integer(),
    basketId: text('basket_id').references(() => baskets.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** Of a basket's; null once it is booked. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** How often the order has moved it. */
    moves: integer().notNull().default(0),
    /** What staff saw on its day; null before, and again after a move. */
    mark: text().$type<FittingMark>(),
    markedAt: timestamp('marked_at', { withTimezone: true }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('fittings_seat').on(table.placeId, table.date, table.startsAt, table.seat),
    unique('fittings_of_basket').on(table.basketId),
    unique('fittings_of_order').on(table.orderId),
    check('fittings_holder', sql`(${table.basketId} is null) <> (${table.orderId} is null)`),
    check('fittings_hold', sql`(${table.basketId} is null) = (${table.heldUntil} is null)`),
  ],
)
