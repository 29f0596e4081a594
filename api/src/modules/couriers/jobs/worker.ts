import { type Loop, startLoop } from '#src/lib/loop.ts'
import { backoffSeconds } from '#src/modules/outbox/backoff.ts'
import { type Dependencies, perform } from './perform.ts'
import { type CourierJob, courierQueue } from './queue.ts'

interface WorkerOptions extends Dependencies {
  readonly log: { warn(details: object, message: string): void }
  readonly everyMs?: number
}

/** The lease exceeds the four requests of a job. In a larger batch the last job could outlast it. */
const BATCH = { count: 1, leaseSeconds: 120 }

/** Runs the queued jobs one by one; safe in several processes at once. */
export function startCourierWorker({ everyMs = 1000, log, ...dependencies }: WorkerOptions): Loop {
  const queue = courierQueue(dependencies.db)

  async function attempt(job: CourierJob): Promise<void> {
    try {
      await queue.finish(job.id, await perform(dependencies, job))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const seconds = backoffSeconds(job.attempts)
      log.warn(
        { job: job.id, kind: job.kind, attempts: job.attempts, seconds },
        'courier request failed',
      )
      await queue.postpone(job.id, { seconds, reason })
    }
  }

  async function work(): Promise<boolean> {
    const jobs = await queue.claim(BATCH)
    for (const job of jobs) await attempt(job)
    return jobs.length === BATCH.count
  }

  return startLoop({
    everyMs,
    work,
    onError: (error) => log.warn({ reason: String(error) }, 'the courier jobs could not be read'),
  })
}
