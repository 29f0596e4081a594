import { eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { courierJobs } from '#src/db/schema/couriers.ts'
import { type Queue, queueOf } from '#src/queue/repository.ts'

export type CourierJob = typeof courierJobs.$inferSelect

export type NewCourierJob = Pick<CourierJob, 'key' | 'kind' | 'orderId'> & {
  readonly trackingNumber?: string
}

export interface CourierQueue extends Queue<CourierJob> {
  /** Adds a job in the transaction that causes it; a repeated key is ignored. */
  add(job: NewCourierJob): Promise<void>
  finish(id: number, externalIds: string[]): Promise<void>
}

const queueOfJobs = queueOf(courierJobs, isNull(courierJobs.doneAt))

export function courierQueue(db: Executor): CourierQueue {
  return {
    ...queueOfJobs(db),
    add: async (job) => {
      await db.insert(courierJobs).values(job).onConflictDoNothing({ target: courierJobs.key })
    },
    finish: async (id, externalIds) => {
      await db
        .update(courierJobs)
        .set({ externalIds, doneAt: sql`now()`, lastError: null })
        .where(eq(courierJobs.id, id))
    },
  }
}
