import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { type Collector, startCollector } from '@darnley/testing/collector'
import { startTracing } from '@darnley/node/tracing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { callRoute } from './call-route.ts'
import { describeError, releaseIn } from './describe-error.ts'

const trace = 'a'.repeat(32)
const page = 'b'.repeat(16)
let collector: Collector
let stop: () => Promise<void>
let app: FastifyInstance
let releasesDir: string

beforeAll(async () => {
  collector = await startCollector()
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url
  stop = await startTracing('edge', process.env)
  ;({ app, releasesDir } = await buildEdge({ TRUSTED_PROXIES: '127.0.0.1' }))
})
afterAll(async () => {
  await app.close()
  collector.close()
  await rm(releasesDir, { recursive: true })
})

interface Report {
  readonly url: '/releases/spans' | '/releases/errors'
  readonly payload: object
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function post({ url, payload, from = '192.0.2.1', headers = {} }: Report): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      'x-forwarded-for': from,
      ...headers,
    },
  })
  return statusCode
}

const call = { type: 'call', id: 'c'.repeat(16), ago: 500, took: 20, method: 'GET', status: 404 }

describe('[O12] what pages report', () => {
  it.each([
    { trace: 'x', page, spans: [] },
    { trace, page, spans: [{ ...call, path: '/a', name: 'of its own' }] },
    { trace, page, spans: Array.from({ length: 51 }, () => ({ ...call, path: '/a' })) },
  ])('is refused when it has another form', async (payload) => {
    expect(await post({ url: '/releases/spans', payload })).toBe(400)
  })

  it('is refused from a page of another site', async () => {
    const headers = { origin: 'https://evil.example' }
    const spans = { trace, page, spans: [{ ...call, path: '/a' }] }
    expect(await post({ url: '/releases/spans', payload: spans, headers })).toBe(403)
    const error = { route: '/', text: 'Error' }
    expect(await post({ url: '/releases/errors', payload: error, headers })).toBe(403)
  })

  it('is sent on as spans of the browser, by route instead of path, and no more than its budget', async () => {
    const path = `/api/public/order_details/${'T'.repeat(43)}`
    const payload = { trace, page, spans: [{ ...call, path }] }
    for (let report = 0; report < 40; report += 1)
      expect(await post({ url: '/releases/spans', payload, from: '192.0.2.2' })).toBe(204)
    await stop()
    const spans = collector.spans.filter(({ service }) => service === 'browser')
    expect(spans).toHaveLength(30)
    expect(spans[0]).toMatchObject({ traceId: trace, parentSpanId: page, name: 'GET unknown' })
    expect(collector.received.join()).not.toContain('T'.repeat(43))
  })
})

it.each([
  ['POST', '/api/public/guest_checkout_v2', '/public/guest_checkout_v2'],
  ['GET', '/api/public/guest_checkout_v2', 'unknown'],
  ['GET', '/elsewhere', 'unknown'],
])('%s %s is the route %s', (method, path, route) => {
  expect(callRoute({ method, path })).toBe(route)
})

it('an error is described without contacts and queries', async () => {
  const text =
    'Error: no ida@example.com 07700 900123\n at a (http://localhost/x.js?token=secret:1:2)'
  expect(await describeError({ readPrivate: async () => null }, text)).toBe(
    'Error: no (address) (number)\n at a (http://localhost/x.js:1:2)',
  )
})

it('the release of an error is the first of its stack', () => {
  const stack =
    'Error\n at http://a/releases/booking/1.2-ab/assets/x.js:1:2\n at http://a/releases/vendor/3/v.js:1:1'
  expect(releaseIn(stack)).toBe('booking@1.2-ab')
  expect(releaseIn('Error')).toBeNull()
})
