import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '@darnley/testing/free-ports'
import { patience } from '@darnley/testing/patience'
import { someJeans } from './support/booking.ts'
import { visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let metricsUrl: string

beforeAll(async () => {
  const port = await freePort()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  environment = await startTestEnvironment({
    env: { METRICS_PORT: String(port), LEDGER_EVERY_MS: '100' },
  })
})
afterAll(() => environment.stop())

async function read(): Promise<string> {
  return (await fetch(metricsUrl)).text()
}

/** Waits for one answer with all of these lines: on a slow machine one may lack what the database knows. */
function expectOneAnswerWith(lines: readonly RegExp[]): Promise<void> {
  const readOnce = async (): Promise<void> => {
    const text = await read()
    for (const line of lines) expect(text).toMatch(line)
  }
  return vi.waitFor(readOnce, patience.expect.poll)
}

async function payForJeans(): Promise<{ id: string; total: number }> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  const { body } = await visitor.checkOut()
  const intent = body.client_secret?.split('_secret_')[0] ?? ''
  await environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
  const find = (): Promise<{ id: string; total: number }[]> =>
    environment.query(
      `select orders.id, orders.total from orders join ledger_entries on ledger_entries.order_id = orders.id
       where payment_intent_id = $1`,
      [intent],
    )
  await expect.poll(find).toHaveLength(1)
  const [order] = await find()
  if (!order) throw new Error('The order is not in the books')
  return order
}

describe('the metrics of the business', () => {
  it('are what is held, and the takings of today beside those of a usual day', async () => {
    const taken = await payForJeans()
    const held = await payForJeans()
    await environment.query(
      `update orders set status = 'attention_required', updated_at = now() - interval '2 hours' where id = $1`,
      [held.id],
    )
    await environment.query(`update ledger_lines set day = day - 14 where order_id = $1`, [held.id])
    await expectOneAnswerWith([
      /^orders_held 1$/m,
      new RegExp(`^orders_held_pence ${held.total}$`, 'm'),
      // Two hours, and what the test took.
      /^orders_held_seconds 7[2-4]\d\d(?:\.\d+)?$/m,
      new RegExp(`^takings_today_pence ${taken.total}$`, 'm'),
      new RegExp(`^takings_usual_pence ${held.total / 4}$`, 'm'),
    ])
  })

  it('tell of jobs of each queue that fail', async () => {
    await environment.query(
      `insert into outbox (key, notification_type, template, payload, attempts, next_attempt_at)
       values ('failing', 'something_else', 'order-confirmation', '{}', 5, now() + interval '1 hour')`,
    )
    await expectOneAnswerWith([
      /^queue_jobs_failing\{queue="mail"\} 1$/m,
      /^queue_jobs_failing\{queue="courier"\} 0$/m,
      /^queue_jobs_waiting\{queue="mail"\} [1-9]/m,
      /^queue_overdue_seconds\{queue="mail"\} 0$/m,
    ])
  })

  it('tell of lost connections, and by the timeline which primary it is', async () => {
    await expect.poll(read).toMatch(/^database_timeline 1$/m)
    await environment.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await expect.poll(read).toMatch(/^database_connections_lost_total [1-9]/m)
  })
})
