import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Registry } from 'prom-client'
import { serveMetrics } from '@darnley/node/metrics-server'
import type { Outcome } from '#src/proxy/api.ts'
import type { OpenRequests } from '#src/proxy/open-requests.ts'
import type { ReleaseCounts } from '#src/releases/release-counts.ts'
import { withMetrics } from './release-metrics.ts'

interface MetricsOptions {
  readonly host: string
  /** Null when nothing is published. */
  readonly metricsPort: number | null
  readonly open: Pick<OpenRequests, 'count'>
}

interface EdgeMetrics {
  /** Returns the counts of releases, which are published too. */
  withReleases(counts: ReleaseCounts): ReleaseCounts
  countProxied(this: void, outcome: Outcome): void
}

/** Publishes what the edge counts on a port of its own. */
export function createMetrics(
  app: FastifyInstance,
  { host, metricsPort: port, open }: MetricsOptions,
): EdgeMetrics {
  if (port === null) return { withReleases: (counts) => counts, countProxied: () => undefined }
  const register = new Registry()
  const proxied = new Counter({
    name: 'api_requests_total',
    help: 'Requests to the api: asked of a process, failed without an answer, repeated at another one, refused because too many are open',
    labelNames: ['outcome'],
    registers: [register],
  })
  new Gauge({
    name: 'api_requests_open',
    help: 'Requests to the api that are not answered yet, live streams included',
    registers: [register],
    collect() {
      this.set(open.count())
    },
  })
  serveMetrics(app, {
    host,
    port,
    contentType: register.contentType,
    read: () => register.metrics(),
  })
  return {
    withReleases: (counts) => withMetrics(counts, register),
    countProxied: (outcome) => proxied.inc({ outcome }),
  }
}
