import type { FastifyInstance } from 'fastify'
import { Counter, Gauge } from 'prom-client'
import { publishMetrics } from '@darnley/node/metrics'
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
  /** @param name Of the release that this edge rolled back */
  countRollback(this: void, name: string): void
  /** @param area Name of the release that failed, or `unknown` */
  countPageError(this: void, area: string): void
}

/** Publishes what the edge counts on a port of its own. */
export function createMetrics(
  app: FastifyInstance,
  { host, metricsPort: port, open }: MetricsOptions,
): EdgeMetrics {
  const register = publishMetrics(app, { host, port })
  if (!register)
    return {
      withReleases: (counts) => counts,
      countProxied: () => undefined,
      countRollback: () => undefined,
      countPageError: () => undefined,
    }
  const registers = [register]
  const proxied = new Counter({
    name: 'api_requests_total',
    help: 'Requests to the api: asked of a process, failed without an answer, repeated at another one, refused because too many are open',
    labelNames: ['outcome'],
    registers,
  })
  new Gauge({
    name: 'api_requests_open',
    help: 'Requests to the api that are not answered yet, live streams included',
    registers,
    collect() {
      this.set(open.count())
    },
  })
  const rollbacks = new Counter({
    name: 'release_rollbacks_total',
    help: 'Releases that this edge rolled back because they failed at visitors',
    labelNames: ['name'],
    registers,
  })
  const pageErrors = new Counter({
    name: 'page_errors_total',
    help: 'Errors that pages reported, by the release that they lead to',
    labelNames: ['area'],
    registers,
  })
  return {
    withReleases: (counts) => withMetrics(counts, register),
    countProxied: (outcome) => proxied.inc({ outcome }),
    countRollback: (name) => rollbacks.inc({ name }),
    countPageError: (area) => pageErrors.inc({ area }),
  }
}
