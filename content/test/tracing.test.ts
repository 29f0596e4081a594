import { type Collector, startCollector } from '@darnley/testing/collector'
import { startTracing } from '@darnley/node/tracing'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { type LiveApp, startLiveApp } from './support/live-app.ts'

let collector: Collector
let stop: () => Promise<void>
let live: LiveApp

beforeAll(async () => {
  collector = await startCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  stop = await startTracing('content', process.env)
  live = await startLiveApp(inject('seeded'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await live.close()
  collector.close()
})

it('[O12] a request continues the trace of its caller, down to its statements', async () => {
  const [trace, caller] = ['1'.repeat(32), '2'.repeat(16)]
  const headers = { traceparent: `00-${trace}-${caller}-01` }
  expect((await live.get('/api/items?limit=1&depth=0', { headers })).status).toBe(200)
  await stop()
  const spans = collector.spans.filter(({ traceId }) => traceId === trace)
  const request = spans.find(({ parentSpanId }) => parentSpanId === caller)
  expect(request).toMatchObject({ service: 'content', name: 'GET /api/items' })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(statements.map(({ name }) => name)).toContain('select')
})
