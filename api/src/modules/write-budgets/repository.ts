import type { Pool } from 'pg'

export interface WantedLease {
  readonly key: string
  /** The least that is useful; at most a minute's budget. */
  readonly price: number
}

export interface Lease {
  readonly key: string
  /** At least the price, or 0 when less than that is left. */
  readonly granted: number
  /** Milliseconds until the budget is whole again. */
  readonly fullInMs: number
}

export interface WriteBudgetRepository {
  /** Takes from several budgets, whose keys differ, by the database's clock. */
  lease(wanted: readonly WantedLease[]): Promise<Lease[]>
}

/**
 * A lease takes an eighth of what is left, so that the last ones are as small as their prices. Budgets are taken in
 * one order of keys, which prevents deadlocks.
 */
const LEASE = `
  with wanted as (select * from unnest($1::text[], $2::int[]) as wanted (key, price))
  insert into write_budgets (key, granted, full_at)
  select key, granted, now() + granted * interval '1 minute' / $3::float8
  from wanted, lateral (select greatest(price, floor($3::float8 / 8)::int) as granted) as first order by key
  on conflict (key) do update set (granted, full_at) = (
    select lease.granted,
      greatest(write_budgets.full_at, now()) + lease.granted * interval '1 minute' / $3::float8
    from wanted, lateral (
      select $3::float8 * (1 - extract(epoch from greatest(write_budgets.full_at - now(), interval '0')) / 60) as left_over
    ) as budget, lateral (
      select case when left_over >= price then greatest(price, floor(left_over / 8)::int) else 0 end
    ) as lease (granted)
    where wanted.key = excluded.key)
  returning key, granted,
    (extract(epoch from greatest(full_at - now(), interval '0')) * 1000)::float8 as "fullInMs"`

export function writeBudgetRepository(pool: Pool, perMinute: number): WriteBudgetRepository {
  return {
    async lease(wanted) {
      const keys = wanted.map(({ key }) => key)
      const prices = wanted.map(({ price }) => price)
      const values = [keys, prices, perMinute]
      const { rows } = await pool.query<Lease>({ name: 'write_budgets_lease', text: LEASE, values })
      return rows
    },
  }
}
