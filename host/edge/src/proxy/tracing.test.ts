import { startCollector, type Collector } from '@darnley/testing/collector'
import { startTracing } from '@darnley/node/tracing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { json, startUpstream, type Upstream } from '#src/testing/upstream.ts'

let collector: Collector
let api: Upstream

beforeAll(async () => {
  collector = await startCollector()
  api = await startUpstream(json({ version: 0 }))
})
afterAll(async () => {
  await api.close()
  collector.close()
})

it("a browser's call, the edge's request and the api's span are one trace", async () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  Object.assign(process.env, endpoint)
  const stop = await startTracing('edge', endpoint)
  const { app } = await buildEdge({ API_URL: api.url })
  const baseUrl = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api`
  const [trace, browserSpan] = ['1'.repeat(32), '2'.repeat(16)]
  await fetch(`${baseUrl}/public/get_basket`, {
    headers: { traceparent: `00-${trace}-${browserSpan}-01` },
  })
  await app.close()
  await stop()

  const span = collector.spans.find(({ parentSpanId }) => parentSpanId === browserSpan)
  expect(span).toMatchObject({ service: 'edge', traceId: trace })
  const heard = api.requests.map(({ headers }) => headers['traceparent'])
  expect(heard).toContain(`00-${trace}-${span?.spanId}-01`)
})
