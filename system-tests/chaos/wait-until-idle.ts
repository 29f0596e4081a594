import { setTimeout as sleep } from 'node:timers/promises'
import { isUp, type System } from './system.ts'

const MOST_SECONDS = 60

/**
 * Waits after a run until every part answers and all work in progress is done. What would be tried
 * again in minutes is due now.
 * @throws Error that says what does not come to rest
 */
export async function waitUntilIdle(system: System): Promise<void> {
  const begun = Date.now()
  for (;;) {
    await sleep(500)
    const left = (await isUp(system)) ? await whatIsLeft(system).catch(String) : 'parts start'
    if (left === '') return
    if (Date.now() - begun > MOST_SECONDS * 1000)
      throw new Error(`It does not come to rest: ${left}`)
  }
}

/** A lease that a killed process held is over, a pause before another attempt too. */
async function whatIsLeft({ database, sandboxDatabase }: System): Promise<string> {
  const mails = await database.query(
    `update outbox set next_attempt_at = least(next_attempt_at, now() + interval '2 seconds')
     where sent_at is null and next_attempt_at < now() + interval '30 minutes'`,
  )
  const orders = await database.query(
    `update orders set reconcile_at = least(reconcile_at, now() + interval '1 second')
     where status = 'awaiting_payment'`,
  )
  const refunds = await database.query(
    `update refunds set next_attempt_at = least(next_attempt_at, now() + interval '2 seconds')
     where refunded_at is null`,
  )
  const lookUps = await database.query(
    `update payment_events set look_up_at = least(look_up_at, now() + interval '2 seconds')
     where look_up_at is not null`,
  )
  const events = await sandboxDatabase.query(
    `update stripe_events set next_attempt_at = least(next_attempt_at, now() + interval '2 seconds')
     where delivered_at is null`,
  )
  const left = { mails, orders, refunds, lookUps, events }
  return Object.entries(left)
    .filter(([, { rowCount }]) => rowCount)
    .map(([name, { rowCount }]) => `${rowCount} ${name}`)
    .join(', ')
}
