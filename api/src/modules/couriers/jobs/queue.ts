import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { courierJobs } from '#src/db/schema/couriers.ts'

export type CourierJob = Pick<
  typeof courierJobs.$inferSelect,
  'id' | 'key' | 'kind' | 'orderId' | 'trackingNumber' | 'attempts'
>

export type NewCourierJob = Pick<CourierJob, 'key' | 'kind' | 'orderId'> & {
  readonly trackingNumber?: string
}

export interface CourierQueue {
  /** Adds a job in the transaction that causes it; a repeated key is ignored. */
  add(job: NewCourierJob): Promise<void>
  /** Claims jobs that are due for the time of the lease. After a crash they become available when it expires. */
  claim(limits: { count: number; leaseSeconds: number }): Promise<CourierJob[]>
  finish(id: number, externalIds: string[]): Promise<void>
  postpone(id: number, failure: { seconds: number; reason: string }): Promise<void>
}

export function courierQueue(db: Executor): CourierQueue {
  return {
    add: async (job) => {
      await db.insert(courierJobs).values(job).onConflictDoNothing({ target: courierJobs.key })
    },
    claim: ({ count, leaseSeconds }) => {
      const due = sql`(select ${courierJobs.id} from ${courierJobs}
        where ${courierJobs.doneAt} is null and ${courierJobs.nextAttemptAt} <= now()
        order by ${courierJobs.nextAttemptAt} limit ${count} for update skip locked)`
      return db
        .update(courierJobs)
        .set({
          attempts: sql`${courierJobs.attempts} + 1`,
          nextAttemptAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
        })
        .where(sql`${courierJobs.id} in ${due}`)
        .returning()
    },
    finish: async (id, externalIds) => {
      await db
        .update(courierJobs)
        .set({ externalIds, doneAt: sql`now()`, lastError: null })
        .where(eq(courierJobs.id, id))
    },
    postpone: async (id, { seconds, reason }) => {
      const nextAttemptAt = sql`now() + make_interval(secs => ${seconds})`
      await db
        .update(courierJobs)
        .set({ nextAttemptAt, lastError: reason })
        .where(eq(courierJobs.id, id))
    },
  }
}
