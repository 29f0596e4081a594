import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CollectedSpan, type Collector, startCollector } from '@darnley/testing/collector'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '@darnley/testing/free-ports'
import { someJeans } from './support/booking.ts'
import { type ServerProcess, startServer } from './support/process.ts'
import { visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

/** As @darnley/web/client sends them from a browser: host/edge/src/proxy/tracing.test.ts. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const BROWSER_SPAN = '00f067aa0ba902b7'

let environment: TestEnvironment
let collector: Collector
let api: ServerProcess
let edge: ServerProcess

beforeAll(async () => {
  collector = await startCollector()
  environment = await startTestEnvironment({ api: 'none' })
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const env = { ...environment.env, ...endpoint }
  const port = await freePort()
  ;[api, edge] = await Promise.all([
    startServer({ workspace: 'api', port: Number(environment.env['PORT']), env }),
    startServer({
      workspace: 'host/edge',
      port,
      env: {
        ...endpoint,
        API_URL: environment.apiUrl,
        RELEASES_DIR: join(tmpdir(), `none-${port}`),
      },
    }),
  ])
})
afterAll(async () => {
  await Promise.all([edge.stop('SIGKILL'), api.stop('SIGKILL')])
  await environment.stop()
  collector.close()
})

it('a browser’s call, its spans in edge and API, its statements and its e-mail form one trace', async () => {
  const visitor = visit(`${edge.url}/api`, { traceparent: `00-${TRACE}-${BROWSER_SPAN}-01` })
  await visitor.fill([await someJeans()])
  const email = 'traced@example.com'
  const { body } = await visitor.checkOut({ email })
  // The payment event is a call of the provider, with a trace of its own.
  const [intent = ''] = body.client_secret?.split('_secret_') ?? []
  await environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
  expect(await environment.mailbox.mailsTo(email, 1)).toHaveLength(1)
  // Spans are flushed before the processes end.
  expect(await Promise.all([edge.stop(), api.stop()])).toEqual([0, 0])

  const spans = collector.spans.filter(({ traceId }) => traceId === TRACE)
  const checkout = named(spans, 'POST /public/guest_checkout_v2')
  const passedOn = spans.find(({ spanId }) => spanId === checkout?.parentSpanId)
  expect(checkout).toMatchObject({ service: 'api' })
  expect(passedOn).toMatchObject({ service: 'edge', parentSpanId: BROWSER_SPAN })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === checkout?.spanId)
  expect(statements.map(({ name }) => name)).toContain('insert')
  const mail = named(spans, 'mail order-confirmation')
  expect(mail).toMatchObject({ service: 'api', parentSpanId: checkout?.spanId })
  expect(JSON.stringify(collector.spans)).not.toContain(email)
})

function named(spans: readonly CollectedSpan[], wanted: string): CollectedSpan | undefined {
  return spans.find(({ name }) => name === wanted)
}
