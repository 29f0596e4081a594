import { once } from 'node:events'
import { createServer } from 'node:http'

/** What it needs of a Fastify app. */
interface App {
  addHook(name: 'onListen' | 'onClose', hook: () => Promise<void>): unknown
}

interface MetricsServer {
  readonly host: string
  /** A port of its own, which the public does not reach. */
  readonly port: number
  readonly contentType: string
  /** Returns the metrics in the Prometheus text format. */
  readonly read: () => Promise<string>
}

/** Serves `/metrics` on a port of its own while an app listens. */
export function serveMetrics(app: App, { host, port, contentType, read }: MetricsServer): void {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    read().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  app.addHook('onListen', async () => {
    await once(server.listen(port, host), 'listening')
  })
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    server.close()
  })
}
