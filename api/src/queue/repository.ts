import { eq, getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import type { courierJobs } from '#src/db/schema/couriers.ts'
import type { outbox } from '#src/db/schema/outbox.ts'
import type { paymentEvents } from '#src/db/schema/payment-events.ts'
import type { priceProposals } from '#src/db/schema/price-proposals.ts'
import type { refunds } from '#src/db/schema/refunds.ts'

/**
 * Attempts, about nine hours, after which a job is a dead letter: reported, and still tried every hour, so that it
 * needs no care once its cause is repaired.
 */
export const DEAD_AFTER = 20

export interface Limits {
  /** Number of jobs that are done concurrently. */
  readonly count: number
  /** Longer than a job can take: after it another process takes the job over. */
  readonly leaseSeconds: number
}

export interface Failure {
  /** Until the next attempt. */
  readonly seconds: number
  readonly reason: string
  /** Another attempt would fail in the same way: it is a dead letter at once. */
  readonly isFinal?: boolean
}

export interface Job {
  readonly id: number | string
  /** Includes the present one. */
  readonly attempts: number
}

/** Jobs that are rows of a table, added in the transaction that causes them. */
export interface Queue<Item extends Job> {
  /**
   * Claims due jobs for the time of the lease, during which no other process claims them. Jobs of a process that dies
   * become available when it expires.
   */
  claim(limits: Limits): Promise<Item[]>
  postpone(id: Item['id'], failure: Failure): Promise<void>
}

type JobTable =
  | typeof outbox
  | typeof courierJobs
  | typeof refunds
  | typeof paymentEvents
  | typeof priceProposals

const { placeholder } = sql

/**
 * Returns a function that opens the queue of a table in a database. `isOpen` is the condition of the rows that are not
 * done.
 */
export function queueOf<Table extends JobTable>(
  table: Table,
  isOpen: SQL,
): (db: Executor) => Queue<Table['$inferSelect']> {
  const { id, attempts, nextAttemptAt: dueAt }: JobTable = table
  const hasReason = 'lastError' in table
  const claimDue = prepared((db) =>
    db
      .update<PgTable>(table)
      .set({
        attempts: sql`${attempts} + 1`,
        nextAttemptAt: inSeconds(placeholder('leaseSeconds')),
      })
      .where(isDue({ id, dueAt, isOpen }, placeholder('count')))
      .returning()
      .prepare(`${getTableName(table)}_claim`),
  )
  return (db) => ({
    claim: async (limits) => {
      const rows: unknown[] = await claimDue(db).execute({ ...limits })
      return rows as Table['$inferSelect'][]
    },
    postpone: async (job, { seconds, reason, isFinal = false }) => {
      const failure = hasReason ? { lastError: reason } : {}
      const dead = isFinal ? { attempts: sql`greatest(${attempts}, ${DEAD_AFTER})` } : {}
      await db
        .update<PgTable>(table)
        .set({ ...failure, ...dead, nextAttemptAt: inSeconds(seconds) })
        .where(eq(id, job))
    },
  })
}

interface JobColumns {
  readonly id: AnyPgColumn
  /** Time of the next attempt. */
  readonly dueAt: AnyPgColumn
  readonly isOpen: SQL
}

/** Condition: at most `count` rows, the longest due first, without those that another process is claiming. */
export function isDue({ id, dueAt, isOpen }: JobColumns, count: number | Placeholder): SQL {
  return sql`${id} in (select ${id} from ${id.table} where ${isOpen} and ${dueAt} <= now()
    order by ${dueAt} limit ${count} for update skip locked)`
}

export function inSeconds(seconds: number | Placeholder): SQL {
  return sql`now() + make_interval(secs => ${seconds})`
}

export interface QueueState {
  readonly queue: string
  readonly waiting: number
  /** Age of the job that is due for the longest time. */
  readonly overdue: number
  /** Tried at least five times, for a minute. */
  readonly failing: number
  readonly dead: number
}

const FAILING_AFTER = 5

/** Returns the state of each queue. */
export async function readQueues(pool: Pool): Promise<QueueState[]> {
  const { rows } = await pool.query<QueueState>(
    `select queue, count(due_at)::int as waiting, count(*) filter (where attempts >= $1)::int as dead,
       count(*) filter (where attempts >= $2)::int as failing,
       coalesce(greatest(extract(epoch from now() - min(due_at)), 0), 0)::float as overdue
     from (values ('mail'), ('courier'), ('refund'), ('look-up'), ('proposal')) as named (queue) left join (
       select 'mail', attempts, next_attempt_at from outbox where sent_at is null and dropped_at is null union all
       select 'courier', attempts, next_attempt_at from courier_jobs where done_at is null union all
       select 'refund', attempts, next_attempt_at from refunds where refunded_at is null and failed_at is null union all
       select 'look-up', look_ups, look_up_at from payment_events where look_up_at is not null union all
       select 'proposal', attempts, next_attempt_at from price_proposals where next_attempt_at is not null
     ) as jobs (queue, attempts, due_at) using (queue) group by queue`,
    [DEAD_AFTER, FAILING_AFTER],
  )
  return rows
}
