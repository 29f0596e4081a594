import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { serveMetrics } from '@darnley/node/metrics-server'
import { gaugeOverload } from '#src/metrics/overload.ts'
import { startMetrics } from '#src/metrics/metrics.ts'
import type { ChangeFeed } from '#src/modules/workshop-desk/change-feed.ts'
import type { Admission } from '#src/overload/admission.ts'

interface MetricsOptions {
  readonly pool: Pool
  /** Null: no request is refused for overload. */
  readonly admission: Admission | null
  readonly changes: Pick<ChangeFeed, 'listeners'>
  readonly host: string
  /** Null: no metrics are collected. */
  readonly port: number | null
}

/** Serves /metrics on a separate port: the edge exposes everything on the API's own port, and metrics are internal. */
export function publishMetrics(
  app: FastifyInstance,
  { pool, admission, changes, host, port }: MetricsOptions,
): void {
  if (port === null) return
  const metrics = startMetrics(pool)
  gaugeOverload(metrics.register, { admission, changes })
  const { contentType, read } = metrics
  serveMetrics(app, { host, port, contentType, read })

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    metrics.answered({
      method,
      route: routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  })
  app.addHook('onClose', async () => metrics.stop())
}
