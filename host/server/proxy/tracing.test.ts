import { createClient } from 'shared/client'
import { startCollector, type Collector } from 'shared/testing/collector'
import { startTracing } from 'shared/tracing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildEdge } from '#server/testing/edge.ts'
import { json, startUpstream, type Upstream } from '#server/testing/upstream.ts'

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
  const sent: string[] = []
  const client = createClient({
    baseUrl,
    fetch: (input, init) => {
      sent.push(new Headers(init?.headers).get('traceparent') ?? '')
      return fetch(input, init)
    },
  })
  await client.call('GET /public/get_basket')
  await client.call('GET /public/get_basket')
  await app.close()
  await stop()

  const [trace, browserSpan] = partsOf(sent[0])
  expect(partsOf(sent[1])[0]).toBe(trace)
  expect(sent[1]).not.toBe(sent[0])
  const span = collector.spans.find(({ parentSpanId }) => parentSpanId === browserSpan)
  expect(span).toMatchObject({ service: 'edge', traceId: trace })
  const heard = api.requests.map(({ headers }) => headers['traceparent'])
  expect(heard).toContain(`00-${trace}-${span?.spanId}-01`)
})

function partsOf(traceparent = ''): [trace: string, span: string] {
  const [, trace = '', span = ''] = traceparent.split('-')
  return [trace, span]
}
