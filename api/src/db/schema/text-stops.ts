import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Phones whose owners answered STOP: they get no more text messages. A hash, which an erasure leaves, so that it does not
 * undo the stop.
 */
export const textStops = pgTable('text_stops', {
  phoneHash: text('phone_hash').primaryKey(),
  stoppedAt: timestamp('stopped_at', { withTimezone: true }).notNull().defaultNow(),
})
