import { sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { isOnDesk } from '#src/db/order-conditions.ts'
import { ledgerLines } from '#src/db/schema/ledger.ts'
import { orders } from '#src/db/schema/orders.ts'

/** What a business watches. Amounts in pence; days are London's. */
export interface BusinessState {
  /** Orders whose money was taken while something about them does not agree: `attention_required`. */
  readonly held_orders: number
  readonly held_pence: number
  /** Age of the one that waits longest, since its last change. */
  readonly held_seconds: number
  /** Entered in the books today, less what was given back. */
  readonly takings_today: number
  /** Mean of the four days a week apart before today. */
  readonly takings_usual: number
}

const today = sql`(now() at time zone 'Europe/London')::date`
const takings = sql`sum(${ledgerLines.amount} - ${ledgerLines.discount})`

/** Reads it by one range of an index for the orders, and five days of one for the books. */
export async function readBusiness(db: Executor): Promise<BusinessState> {
  const { rows } = await db.execute<BusinessState & Record<string, unknown>>(sql`
    select held.*, taken.* from
      (select count(*)::int as held_orders,
        coalesce(sum(coalesce(${orders.paidAmount}, ${orders.total})), 0)::float8 as held_pence,
        coalesce(extract(epoch from now() - min(${orders.updatedAt})), 0)::float8 as held_seconds
      from ${orders} where ${isOnDesk} and status = 'attention_required' and ${orders.paidAt} is not null) held,
      (select coalesce(${takings} filter (where ${ledgerLines.day} = ${today}), 0)::float8 as takings_today,
        coalesce(${takings} filter (where ${ledgerLines.day} < ${today}), 0)::float8 / 4 as takings_usual
      from ${ledgerLines} where ${ledgerLines.day} in
        (${today}, ${today} - 7, ${today} - 14, ${today} - 21, ${today} - 28)) taken`)
  const [state] = rows
  if (!state) throw new Error('The state of the business could not be read')
  return state
}

/** Returns the number of the database's timeline, which grows by one with each failover; null on a standby. */
export async function readTimeline(db: Executor): Promise<number | null> {
  const { rows } = await db.execute<{ timeline: number | null }>(
    sql`select case when not pg_is_in_recovery()
      then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`,
  )
  return rows[0]?.timeline ?? null
}
