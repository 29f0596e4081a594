import { withoutContacts } from '@darnley/node/without-contacts'
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
  /** Is told once of a job that became a dead letter, before it is postponed. */
  readonly onDead?: (job: Item, reason: string) => Promise<void>
  readonly log: { error(details: object, message: string): void }
}

/** Thrown by a job that would fail in the same way again, for instance a mail to an address that does not exist. */
export class FinalFailure extends Error {}

/** Seconds until something that failed for good is tried again, should its cause be repaired after all. */
const FINAL_SECONDS = 60 * 60

/** Does the jobs of a queue; safe in several processes at once. A job that fails is retried until it succeeds. */
export function startWorker<Item extends Job>({
  name,
  queue,
  limits,
  perform,
  onFailure,
  onDead,
  log,
  ...loop
}: WorkerOptions<Item>): Loop {
  async function attempt(job: Item): Promise<void> {
    try {
      await perform(job)
    } catch (error) {
      const { id, attempts } = job
      const reason = withoutContacts(error instanceof Error ? error.message : String(error))
      const isFinal = error instanceof FinalFailure
      const seconds = isFinal ? FINAL_SECONDS : backoffSeconds(attempts)
      const failure = { seconds, reason, isFinal }
      onFailure(job, failure)
      if (attempts === DEAD_AFTER || (isFinal && attempts < DEAD_AFTER)) {
        log.error({ queue: name, job: id, reason }, 'a job became a dead letter')
        await onDead?.(job, reason)
      }
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
