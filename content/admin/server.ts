import next from 'next'
import { createServer } from 'node:http'
import { missingFrom, readEnvironment } from './environment.ts'

const environment = readEnvironment(process.env)
const missing = missingFrom(environment)
if (missing.length > 0) {
  throw new Error(`The admin cannot start without ${missing.join(', ')}.`)
}
const { host, port } = environment
const app = next({ dev: false, dir: import.meta.dirname, hostname: host, port })
await app.prepare()
const handle = app.getRequestHandler()
const server = createServer((request, response) => void handle(request, response))
server.listen(port, host)

function stop(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  // A browser may keep a connection open for as long as it likes.
  setTimeout(() => process.exit(0), 3000).unref()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
