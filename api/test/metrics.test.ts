import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@darnley/testing/free-ports'
import { someJeans } from './support/booking.ts'
import { visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let metricsUrl: string

beforeAll(async () => {
  const port = await freePort()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  environment = await startTestEnvironment({ env: { METRICS_PORT: String(port) } })
})
afterAll(() => environment.stop())

async function read(): Promise<string> {
  return (await fetch(metricsUrl)).text()
}

describe('the metrics', () => {
  it('are served on a separate port, and not where the edge forwards calls', async () => {
    const answer = await fetch(metricsUrl)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect((await fetch(`${environment.apiUrl}/metrics`)).status).toBe(404)
    expect((await fetch(metricsUrl.replace('/metrics', '/public/faq'))).status).toBe(404)
  })

  it('are served while the database does not answer, without what it alone knows', async () => {
    const holder = new pg.Client({ connectionString: environment.env['DATABASE_OWNER_URL'] ?? '' })
    await holder.connect()
    await holder.query('begin; lock table outbox')
    // Those of a scrape a second ago may be served again.
    await new Promise((passed) => setTimeout(passed, 1200))
    const text = await read()
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(text).not.toMatch(/^queue_jobs_waiting/m)
    await holder.query('rollback')
    await holder.end()
    await expect.poll(read).toMatch(/^queue_jobs_waiting/m)
  })

  it('count requests by route and status, never by address', async () => {
    const token = 'A'.repeat(43)
    await visit(environment.apiUrl).get(`/public/order_details?order_id_token=${token}`)
    const text = await read()
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/public\/order_details",status="404"\} 1/,
    )
    expect(text).not.toContain(token)
  })

  it('count orders, payments, mails and security events', async () => {
    const visitor = visit(environment.apiUrl)
    await visitor.fill([await someJeans()])
    const { body } = await visitor.checkOut()
    const intent = body.client_secret?.split('_secret_')[0] ?? ''
    await environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
    await expect.poll(read).toMatch(/^orders_total\{status="awaiting_pickup"\} 1$/m)
    await visitor.get('/storefront/storefront_details')
    const text = await read()
    expect(text).toMatch(/^payments_total\{outcome="as_agreed"\} 1$/m)
    expect(text).toMatch(/^security_events_total\{event="access_refused"\} 1$/m)
    expect(text).toMatch(/^database_connections\{state="idle"\} \d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    await expect.poll(read).toMatch(/^outbox_mails_waiting 0$/m)
  })
})
