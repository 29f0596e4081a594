import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startCluster, type DatabaseAccess } from '@darnley/tools/cluster'
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
  /** Addresses by which the parts run. */
  readonly running: Readonly<Record<'api' | 'content', string>>
  stop(): Promise<void>
}

type Addresses = Pick<System, 'apis' | 'contentUrl' | 'sandboxUrl'>

/** What takes minutes in production happens within a run. */
const SHORT_INTERVALS = { RECONCILE_EVERY_MS: '300', UNPAID_ORDER_EXPIRES_MS: '4000' }

/** Stands between the parts and their databases. */
export interface Between {
  /** Of the roles that run the parts. */
  readonly url: Readonly<Record<'api' | 'content', string>>
  stop(): Promise<void>
}

interface SystemOptions {
  /** Settings of both processes of the api, beside those of every run. */
  readonly apiSettings?: Readonly<Record<string, string>>
  /** Folder with bin/ of another PostgreSQL than the embedded one. */
  readonly binaries?: string
  /** Starts a pooler in transaction mode on the port. */
  readonly startPooler?: (
    access: Readonly<Record<'api' | 'content', DatabaseAccess>>,
    port: number,
  ) => Promise<Between>
}

export async function startSystem(
  folder: string,
  { apiSettings = {}, binaries, startPooler }: SystemOptions = {},
): Promise<System> {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const ports = portsFrom(await findFreeBase(21_000))
  const cluster = await startCluster({
    ...{ folder: join(folder, 'postgres'), port: ports.postgres },
    ...(binaries ? { binaries } : {}),
  })
  const [api, content] = [await cluster.withRoles('api'), await cluster.withRoles('content')]
  const pooler = await startPooler?.({ api, content }, ports.postgres + 1)
  const mode = pooler ? 'transaction' : 'none'
  const stopDatabases = async (): Promise<void> => {
    await pooler?.stop()
    await cluster.stop()
  }
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
    DATABASE_URL: pooler?.url.api ?? api.url,
    DATABASE_POOLER: mode,
    DATABASE_OWNER_URL: api.ownerUrl,
    CONTENT_URL: contentUrl,
    SANDBOX_URL: sandboxUrl,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    SEED_DEMO: 'true',
    // All customers of a run come from one address.
    RATE_LIMIT_A_MINUTE: '0',
    ...apiSettings,
  }
  const starting = [
    start('sandbox', sandboxUrl, {
      SMTP_PORT: String(ports.smtp),
      SANDBOX_DATABASE_URL: url.sandbox,
      STRIPE_WEBHOOK_URL: `${apis[0]}/public/stripe_webhook`,
    }),
    start('content', contentUrl, {
      CONTENT_DATABASE_URL: pooler?.url.content ?? content.url,
      CONTENT_DATABASE_POOLER: mode,
      CONTENT_DATABASE_OWNER_URL: content.ownerUrl,
      MEDIA_DIR: join(folder, 'media'),
    }),
    // Both at once on an empty database: one of them migrates it.
    start('api-1', apis[0], apiEnv),
    start('api-2', apis[1], apiEnv),
  ]
  const parts = await allOrNone(starting, stopDatabases)
  const database = openPool(url.api)
  const sandboxDatabase = openPool(url.sandbox)
  return {
    ...{ apis, contentUrl, sandboxUrl, parts, database, sandboxDatabase, databaseUrls: url },
    running: { api: pooler?.url.api ?? api.url, content: pooler?.url.content ?? content.url },
    stop: async () => {
      await Promise.all([database.end(), sandboxDatabase.end()])
      await Promise.all(parts.map((part) => part.stop()))
      await stopDatabases()
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
export async function isUp({ apis, contentUrl, sandboxUrl }: Addresses): Promise<boolean> {
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
