import { type CollectedSpan, type Collector, startCollector } from 'shared/testing/collector'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { type ServerProcess, startServer } from './support/process.ts'
import { visit } from './support/visitor.ts'
import { startWorld, type World } from './support/world.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

let world: World
let collector: Collector
let api: ServerProcess

beforeAll(async () => {
  collector = await startCollector()
  world = await startWorld({ api: 'none' })
  const env = { ...world.env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  api = await startServer({ workspace: 'api', port: Number(world.env['PORT']), env })
})
afterAll(async () => {
  await world.stop()
  collector.close()
})

it('a request, its statements and the e-mail that it causes are one trace', async () => {
  const visitor = visit(world.apiUrl, { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` })
  await visitor.fill([await someJeans()])
  const email = 'traced@example.com'
  const atStore = { collection_provider: 'WFLondon', dropoff_provider: 'WFLondon' } as const
  await visitor.checkOut({ ...atStore, email, coupon_code: 'FREE100' })
  expect(await world.mailbox.mailsTo(email, 1)).toHaveLength(1)
  // What was recorded is sent before it ends.
  expect(await api.stop()).toBe(0)

  const spans = collector.spans.filter(({ traceId }) => traceId === TRACE)
  const checkout = named(spans, 'POST /public/guest_checkout_v2')
  expect(checkout).toMatchObject({ service: 'api', parentSpanId: '00f067aa0ba902b7' })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === checkout?.spanId)
  expect(statements.map(({ name }) => name)).toContain('insert')
  const mail = named(spans, 'mail order-confirmation')
  expect(mail?.parentSpanId).toBe(checkout?.spanId)
  expect(JSON.stringify(collector.spans)).not.toContain(email)
})

function named(spans: readonly CollectedSpan[], wanted: string): CollectedSpan | undefined {
  return spans.find(({ name }) => name === wanted)
}
