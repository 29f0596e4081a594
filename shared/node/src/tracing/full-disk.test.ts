import { startCollector } from '@darnley/testing/collector'
import { expect, it } from 'vitest'
import { loggerTo } from './logs.ts'
import { startTracing } from './tracing.ts'

/** Writing to it fails as on a full disk. */
const file = '/dev/full'
const line = `${JSON.stringify({ level: 30, time: 1_800_000_000_000, msg: 'on a full disk' })}\n`

it('a log file on a full disk ends no process, and lines still reach the collector', async () => {
  loggerTo({ level: 'info', file }).stream?.write(line)
  const collector = await startCollector()
  const stop = await startTracing('part', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const { stream } = loggerTo({ level: 'info', file })
  for (let count = 0; count < 2; count += 1) stream?.write(line)
  await new Promise((passed) => setTimeout(passed, 50))
  await stop()
  expect(collector.logs.map(({ text }) => text)).toEqual(['on a full disk', 'on a full disk'])
  collector.close()
})
