import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { conversations } from '#src/db/schema/conversations.ts'
import { orders } from '#src/db/schema/orders.ts'

/**
 * Seconds for which a transaction may still be open after the time that it wrote: its changes appear later than others
 * with a later time. Longer than a transaction can last (db/database.ts).
 */
const OPEN_SECONDS = 30

/** Older news is of no use: a page that was away for longer loads anew. */
const OLDEST = sql`interval '1 hour'`
const MOST = 1000

/** A change of an order or a conversation. */
export interface TimedChange {
  readonly event: 'changed' | 'conversation_changed'
  readonly id: string
  readonly version: number
  /** Whether pages that all colleagues see show it: not of conversations, except those about a garment. */
  readonly isForAll: boolean
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

type TimedRow = {
  [Field in keyof TimedChange]: Field extends 'at' ? string : TimedChange[Field]
}

/** Returns the time after which changes may have appeared since another, in microseconds since 1970. */
export function openSince(since: unknown): SQL {
  const time = sql`'epoch'::timestamptz + ${since}::bigint * interval '1 microsecond'`
  return sql`${time} - make_interval(secs => ${sql.raw(String(OPEN_SECONDS))})`
}

/** Returns the latest changes that were written after a time, oldest first, and some from shortly before it. */
export async function changesSince(db: Executor, since: number): Promise<TimedChange[]> {
  const from = sql`greatest(${openSince(since)}, now() - ${OLDEST})`
  const { rows } = await db.execute<TimedRow>(
    sql`select event, id, version, is_for_all as "isForAll", (extract(epoch from at) * 1000000)::bigint::text as at from (
      (select 'changed' as event, id, version, true as is_for_all, updated_at as at from ${orders}
        where status <> 'awaiting_payment' and updated_at > ${from}
        order by updated_at desc limit ${MOST})
      union all
      (select 'conversation_changed', id, version,
          garment_id is not null or came_as = 'price_question', changed_at from ${conversations}
        where changed_at > ${from} order by changed_at desc limit ${MOST})) as changes
    order by changes.at`,
  )
  return rows.map((row) => ({ ...row, at: Number(row.at) }))
}
