import concurrently from 'concurrently'
import { join } from 'node:path'
import { claimRun } from './running.ts'
import { openDatabases } from './stack/databases.ts'
import { environments } from './stack/environments.ts'
import { expectFree, portsFrom } from './stack/ports.ts'
import { root } from './stack/stack.ts'

/**
 * `npm run dev`: every server under `node --watch`, host and remotes on Vite's development servers. The host's takes
 * the edge's place and port; remotes follow on the next three.
 */
const base = Number(process.env['PORT'] ?? 3000)
const dataFolder = process.env['DATA_DIR'] ?? join(root, '.data')
const ports = portsFrom(base)

const release = await claimRun(dataFolder).catch(leave)
await expectFree(ports, ['postgres']).catch(leave)
const databases = await openDatabases({
  folder: join(dataFolder, 'postgres'),
  port: ports.postgres,
}).catch(leave)
const env = environments({
  ports,
  databases,
  options: { base, dataFolder, releasesFolder: join(dataFolder, 'releases'), log: console.log },
})

const servers = (['sandbox', 'content', 'api'] as const).map((name) => ({
  name,
  cwd: join(root, name),
  env: env[name],
  command: `"${process.execPath}" --disable-warning=ExperimentalWarning --watch-path=src --watch-preserve-output src/server.ts`,
}))
const pages = ['host', 'booking-remote', 'checkout-remote', 'storefront-remote'].map((name) => ({
  name,
  cwd: join(root, name),
  env: env.edge,
  command: name === 'host' ? 'npm run dev' : 'npm run dev:federated',
}))

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
const { result } = concurrently([...servers, ...pages], {
  prefixColors: 'auto',
  killOthersOn: ['failure'],
})
await result.catch(() => {})
await databases.stop()
release()

function leave(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
