import { backoffSeconds } from './back-off.ts'
import { type Loop, type LoopOptions, startLoop } from './loop.ts'
import { DEAD_AFTER, type Failure, type Job, type Limits, type Queue } from './repository.ts'

interface WorkerOptions<Item extends Job> extends Omit<LoopOptions, 'work'> {
  readonly name: string
  readonly queue: Queue<Item>
  readonly limits: Limits
  /** Does a job and marks its row as done. */
  readonly perform: (job: Item) => Promise<void>
  readonly onFailure: (job: Item, failure: Failure) => void
  readonly log: { error(details: object, message: string): void }
}

/** Does the jobs of a queue; safe in several processes at once. A job that fails is retried until it succeeds. */
export function startWorker<Item extends Job>({
  name,
  queue,
  limits,
  perform,
  onFailure,
  log,
  ...loop
}: WorkerOptions<Item>): Loop {
  async function attempt(job: Item): Promise<void> {
    try {
      await perform(job)
    } catch (error) {
      const { id, attempts } = job
      const reason = error instanceof Error ? error.message : String(error)
      const failure = { seconds: backoffSeconds(attempts), reason }
      onFailure(job, failure)
      if (attempts === DEAD_AFTER)
        log.error({ queue: name, job: id, reason }, 'a job became a dead letter')
      await queue.postpone(id, failure)
    }
  }

  async function work(): Promise<boolean> {
    const jobs = await queue.claim(limits)
    await Promise.all(jobs.map(attempt))
    return jobs.length === limits.count
  }

  return startLoop({ ...loop, work })
}
