import { setTimeout as sleep } from 'node:timers/promises'
import { isUp, type System } from './system.ts'

const MOST_SECONDS = 60

type Idle = Parameters<typeof isUp>[0] & Pick<System, 'database' | 'sandboxDatabase'>

/**
 * Waits after a run until every part is ready and all work in progress is done. Makes work due now that would be tried
 * again in minutes.
 * @throws Error that names the unfinished work
 */
export async function waitUntilIdle(system: Idle): Promise<void> {
  for (const deadline = Date.now() + MOST_SECONDS * 1000; ; await sleep(500)) {
    const left = (await isUp(system)) ? await unfinished(system).catch(String) : 'parts start'
    if (left === '') return
    if (Date.now() > deadline) throw new Error(`The system is still busy: ${left}`)
  }
}

/** Tables of work, with the column of its next attempt and the condition of unfinished rows. */
const WORK = [
  ['outbox', 'next_attempt_at', `sent_at is null and next_attempt_at < now() + interval '30 min'`],
  ['orders', 'reconcile_at', `status = 'awaiting_payment'`],
  ['refunds', 'next_attempt_at', 'refunded_at is null and failed_at is null'],
  // Those that only wait for an answer are due in days.
  ['price_proposals', 'next_attempt_at', `next_attempt_at < now() + interval '1 hour'`],
  ['payment_events', 'look_up_at', 'look_up_at is not null'],
  ['stripe_events', 'next_attempt_at', 'delivered_at is null'],
] as const

/** Returns the unfinished work. Ends the leases of killed processes and the pauses before another attempt. */
async function unfinished({ database, sandboxDatabase }: Idle): Promise<string> {
  const left: string[] = []
  for (const [table, column, condition] of WORK) {
    const { rowCount } = await (table === 'stripe_events' ? sandboxDatabase : database).query(
      `update ${table} set ${column} = least(${column}, now() + interval '2 seconds')
       where ${condition}`,
    )
    if (rowCount) left.push(`${rowCount} ${table}`)
  }
  return left.join(', ')
}
