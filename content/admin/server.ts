import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { orExplain } from '@darnley/node/faults'
import { adminSecrets, readAdminConfig } from '../src/admin-config.ts'
import { adminPolicy } from '../src/rules/admin-policy.ts'

const { host, port } = await orExplain(() => readAdminConfig(process.env))
// `payload.config.ts` reads them from the environment. Next serves a build only in this mode, including demonstrations
// and development.
Object.assign(process.env, adminSecrets(process.env), { NODE_ENV: 'production' })
const { default: next } = await import('next')
const app = next({ dev: false, dir: import.meta.dirname, hostname: host, port })
await app.prepare()
const handle = app.getRequestHandler()
const server = createServer((request, response) => {
  const policy = adminPolicy(randomBytes(16).toString('base64'))
  // Next takes the nonce for its inline scripts from the request.
  request.headers['content-security-policy'] = policy
  response.setHeader('content-security-policy', policy)
  void handle(request, response)
})
server.listen(port, host)

function stop(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  // A browser may keep its connection open.
  setTimeout(() => process.exit(0), 3000).unref()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
