import type { Loop } from '#src/queue/loop.ts'
import { startWorker } from '#src/queue/worker.ts'
import { type Dependencies, perform } from './perform.ts'
import { courierQueue } from './repository.ts'

interface WorkerOptions extends Dependencies {
  readonly log: Record<'warn' | 'error', (details: object, message: string) => void>
}

/** The lease exceeds the four requests of a job. */
const LIMITS = { count: 1, leaseSeconds: 120 }

/** Runs the queued jobs one by one. */
export function startCourierWorker({ log, ...dependencies }: WorkerOptions): Loop {
  const queue = courierQueue(dependencies.db)
  return startWorker({
    name: 'courier',
    queue,
    limits: LIMITS,
    everyMs: 1000,
    perform: async (job) => queue.finish(job.id, await perform(dependencies, job)),
    onFailure: ({ id, kind, attempts }, { seconds }) =>
      log.warn({ job: id, kind, attempts, seconds }, 'courier request failed'),
    onError: (error) => log.warn({ reason: String(error) }, 'the courier jobs could not be read'),
    log,
  })
}
