import { sql } from 'drizzle-orm'
import type { DeskChange } from '@darnley/contract/workshop-desk'
import type { Executor } from '#src/db/database.ts'
import { orders } from '#src/db/schema/orders.ts'

/**
 * Seconds for which a transaction may still be open after the time that it wrote: its changes appear later than others
 * with a later time. Longer than a transaction can last (db/database.ts).
 */
const OPEN_SECONDS = 30

/** Older news is of no use: a page that was away for longer loads anew. */
const OLDEST = sql`interval '1 hour'`
const MOST = 1000

export interface TimedChange extends DeskChange {
  /** Microseconds since 1970. */
  readonly at: number
}

/** Returns the database's clock in microseconds since 1970. */
export async function readClock(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as now`,
  )
  return Number(rows[0]?.now)
}

/** Returns the latest changes that were written after a time, oldest first, and some from shortly before it. */
export async function changesSince(db: Executor, since: number): Promise<TimedChange[]> {
  const time = sql`'epoch'::timestamptz + ${since}::bigint * interval '1 microsecond'`
  const { rows } = await db.execute<{ order_id: string; version: number; at: string }>(
    sql`select id as order_id, version, (extract(epoch from updated_at) * 1000000)::bigint::text as at
      from ${orders} where status <> 'awaiting_payment'
        and updated_at > greatest(${time} - make_interval(secs => ${OPEN_SECONDS}), now() - ${OLDEST})
      order by updated_at desc limit ${MOST}`,
  )
  return rows.map((row) => ({ ...row, at: Number(row.at) })).toReversed()
}
