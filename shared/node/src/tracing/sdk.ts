/** Loaded only where an endpoint is configured. */
import { randomUUID } from 'node:crypto'
import { context, type Logger, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { LoggerProvider } from '@opentelemetry/sdk-logs'
import { TracerProvider } from '@opentelemetry/sdk-trace'
import type { Registry } from 'prom-client'
import { pushMetrics } from './push-metrics.ts'
import { boundedLogs, boundedSpans } from './processors.ts'
import { type ReportedSpan, readableSpan } from './reported-spans.ts'

export interface Sdk {
  readonly logger: Logger
  /** Sends the metrics of a registry every minute (OTEL_METRIC_EXPORT_INTERVAL). */
  pushMetrics(register: Registry): void
  /** Sends a span that another program measured, as one of its own service. */
  report(span: ReportedSpan): void
  /** Sends what waits, for two seconds at most, and stops. */
  stop(): Promise<void>
}

interface Options {
  readonly part: string
  /** Milliseconds. */
  readonly metricsEvery: number
}

const STOP_MS = 2000

/** Starts the SDK. OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES say more of the part. */
export function startSdk({ part, metricsEvery }: Options): Sdk {
  const resource = resourceOf(part)
  const spans = boundedSpans()
  const traces = new TracerProvider({ resource, spanProcessors: [spans] })
  const logs = new LoggerProvider({ resource, processors: [boundedLogs()] })
  const stops: (() => Promise<void>)[] = [() => traces.shutdown(), () => logs.shutdown()]
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(traces)
  return {
    logger: logs.getLogger('darnley'),
    pushMetrics(register) {
      stops.push(pushMetrics({ register, resource, every: metricsEvery }))
    },
    report: (span) => spans.onEnd(readableSpan(span)),
    async stop() {
      const stopped = Promise.allSettled(stops.map((stop) => stop()))
      // A collector that does not answer must not delay the end of the process.
      await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())])
      for (const api of [trace, propagation, context]) api.disable()
    },
  }
}

function resourceOf(part: string): Resource {
  const own = {
    'service.name': part,
    'service.namespace': 'darnley',
    'service.instance.id': randomUUID(),
  }
  return defaultResource()
    .merge(resourceFromAttributes(own))
    .merge(detectResources({ detectors: [envDetector] }))
}
