import { eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { throttleCounts } from '#src/db/schema/throttle.ts'

export interface CountLimit {
  readonly key: string
  /** Maximum number of attempts within a window. */
  readonly max: number
  /** Length of a window, from its first attempt. */
  readonly seconds: number
}

export interface CountOutcome {
  readonly key: string
  readonly isCounted: boolean
  /** Until the window ends. */
  readonly seconds: number
}

export interface ThrottleRepository {
  /** Counts one attempt for each key that is below its limit, by the database's clock. */
  count(limits: readonly CountLimit[]): Promise<CountOutcome[]>
  /** Subtracts one attempt from each count. */
  takeBack(keys: readonly string[]): Promise<void>
  clear(key: string): Promise<void>
}

const counts = throttleCounts

export function throttleRepository(db: Executor): ThrottleRepository {
  return {
    /** One statement, so that concurrent attempts see each other's counts. */
    async count(limits) {
      const wanted = sql.join(
        limits.map(({ key, max, seconds }) => sql`(${key}::text, ${max}::int, ${seconds}::float8)`),
        sql`, `,
      )
      const isOver = sql`${counts.windowEndsAt} <= now()`
      const { rows } = await db.execute<Row>(sql`
        with wanted (key, maximum, seconds) as (values ${wanted}),
        counted as (
          insert into ${counts} (key, count, window_ends_at)
          select key, 1, now() + make_interval(secs => seconds) from wanted where maximum > 0 order by key
          on conflict (key) do update set
            count = case when ${isOver} then 1 else ${counts.count} + 1 end,
            window_ends_at = case when ${isOver} then excluded.window_ends_at else ${counts.windowEndsAt} end
          where ${isOver} or ${counts.count} < (select maximum from wanted where wanted.key = excluded.key)
          returning key)
        select wanted.key, counted.key is not null as counted,
          coalesce(extract(epoch from ${counts.windowEndsAt} - now()), wanted.seconds)::float8 as seconds
        from wanted left join counted using (key) left join ${counts} on ${counts.key} = wanted.key`)
      return rows.map(({ key, counted, seconds }) => ({ key, isCounted: counted, seconds }))
    },
    async takeBack(keys) {
      // Locked in the order in which they are counted, which prevents deadlocks.
      await db.execute(sql`
        with held as (
          select key from ${counts} where ${inArray(counts.key, [...keys])} order by key for update)
        update ${counts} set count = greatest(${counts.count} - 1, 0) from held where ${counts.key} = held.key`)
    },
    async clear(key) {
      await db.delete(counts).where(eq(counts.key, key))
    },
  }
}

type Row = { readonly key: string; readonly counted: boolean; readonly seconds: number }
