import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { droppedTelemetry } from '../tracing/dropped.ts'
import { startedSdk } from '../tracing/tracing.ts'
import { serveMetrics } from './metrics-server.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The part of a Fastify server that is used here. */
interface Server {
  addHook(name: 'onListen' | 'onClose', hook: () => Promise<void>): unknown
  addHook(
    name: 'onResponse',
    hook: (request: AnsweredRequest, reply: Answer, done: () => void) => void,
  ): unknown
}

interface AnsweredRequest {
  readonly method: string
  readonly routeOptions: { readonly url?: string | undefined }
}

interface Answer {
  readonly statusCode: number
  /** Milliseconds. */
  readonly elapsedTime: number
}

interface MetricsOptions {
  readonly host: string
  /** A port of its own, which the public does not reach; null: there is no `/metrics`. */
  readonly port: number | null
}

/**
 * Measures a part: its process, and its requests by method, route and status. Serves that and what else the returned
 * registry gets at `/metrics` while the part listens, and sends it to the collector. Returns null without either.
 */
export function publishMetrics(app: Server, { host, port }: MetricsOptions): Registry | null {
  const sdk = startedSdk()
  if (port === null && !sdk) return null
  const register = new Registry()
  collectDefaultMetrics({ register })
  measureRequests(app, register)
  countDropped(register)
  sdk?.pushMetrics(register)
  const { contentType } = register
  if (port !== null) serveMetrics(app, { host, port, contentType, read: () => register.metrics() })
  return register
}

function measureRequests(app: Server, register: Registry): void {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  })
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    // The route's pattern: a path would create one series for each token.
    const route = routeOptions.url ?? 'unknown'
    requests.observe({ method, route, status: String(statusCode) }, elapsedTime / 1000)
    done()
  })
}

function countDropped(register: Registry): void {
  new Counter({
    name: 'telemetry_dropped_total',
    help: 'Spans, log records and exports of metrics that the collector did not take',
    labelNames: ['signal'],
    registers: [register],
    collect() {
      this.reset()
      for (const [signal, count] of Object.entries(droppedTelemetry())) this.inc({ signal }, count)
    },
  })
}
