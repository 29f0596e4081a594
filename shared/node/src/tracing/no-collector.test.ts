import { expect, it } from 'vitest'
import { droppedTelemetry } from './dropped.ts'
import { inSpan, startTracing } from './tracing.ts'

it('[O12] a collector that is down costs no memory and no time, and what is dropped is counted', async () => {
  // Nothing listens on the port for "discard".
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = 'http://127.0.0.1:9'
  const stop = await startTracing('part', process.env)
  const count = 10_000
  for (let job = 0; job < count; job += 1) await inSpan({ name: 'job' }, async () => undefined)
  const before = Date.now()
  await stop()
  expect(Date.now() - before).toBeLessThan(9000)
  expect(droppedTelemetry().traces).toBeGreaterThanOrEqual(count - 2048)
  expect(droppedTelemetry().traces).toBeLessThanOrEqual(count)
})
