import { TraceFlags } from '@opentelemetry/api'
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchLogRecordProcessor, type LogRecordProcessor } from '@opentelemetry/sdk-logs'
import { BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace'
import { type Bound, boundOf } from './dropped.ts'

interface Exporter<Item> {
  export(items: Item[], done: (result: ExportResult) => void): void
  shutdown(): Promise<void>
  forceFlush?(): Promise<void>
}

/** The SDK's own bounds count nothing unless its experimental meter is on. */
function counted<Item>(
  exporter: Exporter<Item>,
  bound: Bound,
): Exporter<Item> & {
  forceFlush(): Promise<void>
} {
  return {
    export: (items, done) =>
      exporter.export(items, (result) => {
        bound.settle({ count: items.length, isTaken: result.code === ExportResultCode.SUCCESS })
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

/** Sends spans in batches: at most 2048 wait, and the others are counted as dropped. */
export function boundedSpans(): SpanProcessor {
  const bound = boundOf('traces')
  const batch = new BatchSpanProcessor({ exporter: counted(new OTLPTraceExporter(), bound) })
  return {
    onStart: () => undefined,
    onEnd(span) {
      const isSampled = (span.spanContext().traceFlags & TraceFlags.SAMPLED) !== 0
      if (isSampled && bound.admit()) batch.onEnd(span)
    },
    forceFlush: () => batch.forceFlush(),
    shutdown: () => batch.shutdown(),
  }
}

/** The same for log records. */
export function boundedLogs(): LogRecordProcessor {
  const bound = boundOf('logs')
  const batch = new BatchLogRecordProcessor({ exporter: counted(new OTLPLogExporter(), bound) })
  return {
    onEmit(record) {
      if (bound.admit()) batch.onEmit(record)
    },
    forceFlush: () => batch.forceFlush(),
    shutdown: () => batch.shutdown(),
  }
}
