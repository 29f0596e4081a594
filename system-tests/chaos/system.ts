import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startCluster } from '@darnley/tools/cluster'
import { type Part, startPart } from '@darnley/tools/part'
import { findFreeBase, portsFrom } from '@darnley/tools/ports'
import { root } from '@darnley/tools/settings'

/** The system under test: two api processes, content, sandbox and a database server of its own. */
export interface System {
  readonly apis: readonly [string, string]
  readonly contentUrl: string
  readonly sandboxUrl: string
  readonly parts: readonly Part[]
  readonly database: pg.Pool
  readonly sandboxDatabase: pg.Pool
  /** For separate programs. */
  readonly databaseUrls: { readonly api: string; readonly sandbox: string }
  stop(): Promise<void>
}

/** What takes minutes in production happens within a run. */
const SHORT_INTERVALS = { RECONCILE_EVERY_MS: '300', UNPAID_ORDER_EXPIRES_MS: '4000' }

export async function startSystem(folder: string): Promise<System> {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const ports = portsFrom(await findFreeBase(21_000))
  const cluster = await startCluster({ folder: join(folder, 'postgres'), port: ports.postgres })
  const [api, content] = [await cluster.withRoles('api'), await cluster.withRoles('content')]
  const url = { api: api.ownerUrl, sandbox: await cluster.owned('sandbox') }
  const http = (port: number): string => `http://127.0.0.1:${port}`
  const apis = [http(ports.api), http(ports.api + 1)] as const
  const [contentUrl, sandboxUrl] = [http(ports.content), http(ports.sandbox)]
  const start = (name: string, address: string, env: Record<string, string>): Promise<Part> =>
    startPart({
      name,
      folder: join(root, name.replace(/-\d$/, '')),
      entry: 'src/server.ts',
      env: { LOG_LEVEL: 'warn', PORT: new URL(address).port, ...env },
      readyUrl: `${address}/readyz`,
      logFile: join(folder, `${name}.log`),
      // A run kills more often than a faulty part would end.
      policy: { mostAMinute: Number.POSITIVE_INFINITY, pauseMs: () => 300 },
    })
  const apiEnv = {
    ...SHORT_INTERVALS,
    DATABASE_URL: api.url,
    DATABASE_OWNER_URL: api.ownerUrl,
    CONTENT_URL: contentUrl,
    SANDBOX_URL: sandboxUrl,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    SEED_DEMO: 'true',
    // All customers of a run come from one address.
    RATE_LIMIT_A_MINUTE: '0',
  }
  const starting = [
    start('sandbox', sandboxUrl, {
      SMTP_PORT: String(ports.smtp),
      SANDBOX_DATABASE_URL: url.sandbox,
      STRIPE_WEBHOOK_URL: `${apis[0]}/public/stripe_webhook`,
    }),
    start('content', contentUrl, {
      CONTENT_DATABASE_URL: content.url,
      CONTENT_DATABASE_OWNER_URL: content.ownerUrl,
      MEDIA_DIR: join(folder, 'media'),
    }),
    // Both at once on an empty database: one of them migrates it.
    start('api-1', apis[0], apiEnv),
    start('api-2', apis[1], apiEnv),
  ]
  const parts = await allOrNone(starting, () => cluster.stop())
  const database = openPool(url.api)
  const sandboxDatabase = openPool(url.sandbox)
  return {
    ...{ apis, contentUrl, sandboxUrl, parts, database, sandboxDatabase, databaseUrls: url },
    stop: async () => {
      await Promise.all([database.end(), sandboxDatabase.end()])
      await Promise.all(parts.map((part) => part.stop()))
      await cluster.stop()
    },
  }
}

/** Stops the started parts when another one does not start. */
async function allOrNone(
  starting: readonly Promise<Part>[],
  onFailure: () => Promise<void>,
): Promise<Part[]> {
  const settled = await Promise.allSettled(starting)
  const parts = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const failure = settled.find((each) => each.status === 'rejected')
  if (!failure) return parts
  await Promise.all(parts.map((part) => part.stop()))
  await onFailure()
  throw failure.reason
}

/** Returns whether every part is ready. */
export async function isUp({ apis, contentUrl, sandboxUrl }: System): Promise<boolean> {
  const answers = await Promise.all(
    [...apis, contentUrl, sandboxUrl].map((url) =>
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  )
  return answers.every(Boolean)
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2 })
  // A run kills its connections too, and each query reports its own failure.
  pool.on('error', () => undefined)
  return pool
}
