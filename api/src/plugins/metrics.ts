import { createServer } from 'node:http'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { startMetrics } from '#src/metrics/metrics.ts'

interface MetricsOptions {
  readonly pool: Pool
  readonly host: string
  /** Null: no metrics are collected. */
  readonly port: number | null
}

/** Serves /metrics on a separate port: the edge exposes everything on the API's own port, and metrics are internal. */
export function publishMetrics(app: FastifyInstance, { pool, host, port }: MetricsOptions): void {
  if (port === null) return
  const metrics = startMetrics(pool)
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    metrics.answered({
      method,
      route: routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  })
  app.addHook('onListen', async () => {
    await once(server.listen(port, host), 'listening')
  })
  app.addHook('onClose', async () => {
    metrics.stop()
    server.closeAllConnections()
    server.close()
  })
}
