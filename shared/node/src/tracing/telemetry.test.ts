import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Counter, Histogram, Registry } from 'prom-client'
import { type Collector, startCollector } from '@darnley/testing/collector'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loggerTo } from './logs.ts'
import { inSpan, startedSdk, startTracing } from './tracing.ts'

let collector: Collector
let folder: string

beforeAll(async () => {
  collector = await startCollector()
  folder = await mkdtemp(join(tmpdir(), 'telemetry-'))
  const file = join(folder, 'endpoint')
  await writeFile(file, `${collector.url}\n`)
  // The SDK reads the environment of the process, for its other variables too.
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT_FILE: file,
    OTEL_SERVICE_NAME: 'darnley-part',
  })
})
afterAll(async () => {
  collector.close()
  await rm(folder, { recursive: true })
})

it('[O12] spans, lines of the log in their span, and metrics reach the collector under the name of the part', async () => {
  const stop = await startTracing('part', process.env)
  const written: string[] = []
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = (text: string | Uint8Array) => written.push(String(text)) > 0
  const { stream } = loggerTo({ level: 'info' })
  const line = `${JSON.stringify({ level: 50, time: 1_800_000_000_000, pid: 1, msg: 'failed', route: '/a', err: { type: 'Error', message: 'no', stack: 'Error: no\n at a' } })}\n`
  await inSpan({ name: 'job' }, async () => stream?.write(line))
  process.stdout.write = write
  startedSdk()?.pushMetrics(someMetrics())
  await stop()

  expect(written).toEqual([line])
  const [span] = collector.spans
  expect(span).toMatchObject({ service: 'darnley-part', name: 'job' })
  expect(collector.logs).toEqual([
    {
      service: 'darnley-part',
      text: 'failed',
      severity: 'ERROR',
      traceId: span?.traceId,
      attributes: {
        route: '/a',
        'exception.type': 'Error',
        'exception.message': 'no',
        'exception.stacktrace': 'Error: no\n at a',
      },
    },
  ])
  expect(collector.metrics.map(({ name }) => name)).toEqual(['calls_total', 'took_seconds'])
  const [histogram] = sentHistograms()
  expect(histogram).toMatchObject({
    count: 3,
    sum: 9,
    explicitBounds: [1, 5],
    bucketCounts: [1, 1, 1],
  })
})

function someMetrics(): Registry {
  const register = new Registry()
  const registers = [register]
  new Counter({ name: 'calls_total', help: 'Calls', labelNames: ['route'], registers }).inc(
    { route: '/a' },
    2,
  )
  const took = new Histogram({ name: 'took_seconds', help: 'Time', buckets: [1, 5], registers })
  for (const value of [0.5, 1.5, 7]) took.observe(value)
  return register
}

interface SentHistogram {
  readonly count: number
  readonly sum: number
  readonly explicitBounds: readonly number[]
  readonly bucketCounts: readonly number[]
}

/** Returns the points of histograms as they were sent. */
function sentHistograms(): SentHistogram[] {
  const text = collector.received.find((each) => each.includes('took_seconds')) ?? '{}'
  const found: SentHistogram[] = []
  JSON.parse(text, (key, value: { dataPoints?: SentHistogram[] }) => {
    if (key === 'histogram') found.push(...(value.dataPoints ?? []))
    return value
  })
  return found
}
