import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startCluster } from '@darnley/tools/cluster'
import { type Part, startPart } from '@darnley/tools/part'
import { findFreeBase } from '@darnley/tools/ports'
import { root } from '@darnley/tools/settings'

/** The system under test: two api processes, content, sandbox and a database server of its own. */
export interface System {
  readonly apis: readonly [string, string]
  readonly contentUrl: string
  readonly sandboxUrl: string
  readonly parts: readonly Part[]
  readonly database: pg.Pool
  readonly sandboxDatabase: pg.Pool
  /** For programs that connect themselves. */
  readonly databaseUrls: { readonly api: string; readonly sandbox: string }
  stop(): Promise<void>
}

/** Short intervals: what takes minutes in production happens within a run. */
const HURRY = { RECONCILE_EVERY_MS: '300', UNPAID_ORDER_EXPIRES_MS: '4000' }

export async function startSystem(folder: string): Promise<System> {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const base = await findFreeBase(21_000)
  const cluster = await startCluster({ folder: join(folder, 'postgres'), port: base + 400 })
  const url = { api: await cluster.database('api'), sandbox: await cluster.database('sandbox') }
  const http = (port: number): string => `http://127.0.0.1:${port}`
  const [first, second, content, sandbox, smtp] = [100, 101, 200, 300, 310].map((n) => base + n)
  const start = (name: string, workspace: string, env: Record<string, string>): Promise<Part> =>
    startPart({
      name,
      folder: join(root, workspace),
      entry: 'src/server.ts',
      env: { LOG_LEVEL: 'warn', ...env },
      readyUrl: `${http(Number(env['PORT']))}/readyz`,
      logFile: join(folder, `${name}.log`),
      // A run kills more often than faults would.
      policy: { mostAMinute: Number.POSITIVE_INFINITY, pauseMs: () => 300 },
    })
  const apiEnv = {
    ...HURRY,
    DATABASE_URL: url.api,
    CONTENT_URL: http(content ?? 0),
    SANDBOX_URL: http(sandbox ?? 0),
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    SEED_DEMO: 'true',
    // All customers of a run come from one address.
    RATE_LIMIT_A_MINUTE: '0',
  }
  const starting = [
    start('sandbox', 'sandbox', {
      PORT: String(sandbox),
      SMTP_PORT: String(smtp),
      SANDBOX_DATABASE_URL: url.sandbox,
      STRIPE_WEBHOOK_URL: `${http(first ?? 0)}/public/stripe_webhook`,
    }),
    start('content', 'content', {
      PORT: String(content),
      CONTENT_DATABASE_URL: await cluster.database('content'),
      MEDIA_DIR: join(folder, 'media'),
    }),
    // Both at once on an empty database: one of them migrates it.
    start('api-1', 'api', { ...apiEnv, PORT: String(first) }),
    start('api-2', 'api', { ...apiEnv, PORT: String(second) }),
  ]
  const parts = await allOrNone(starting, () => cluster.stop())
  const database = openPool(url.api)
  const sandboxDatabase = openPool(url.sandbox)
  return {
    apis: [http(first ?? 0), http(second ?? 0)],
    contentUrl: http(content ?? 0),
    sandboxUrl: http(sandbox ?? 0),
    parts,
    database,
    sandboxDatabase,
    databaseUrls: url,
    stop: async () => {
      await Promise.all([database.end(), sandboxDatabase.end()])
      await Promise.all(parts.map((part) => part.stop()))
      await cluster.stop()
    },
  }
}

/** What did start is stopped when another part did not: nothing stays behind. */
async function allOrNone(
  starting: readonly Promise<Part>[],
  giveUp: () => Promise<void>,
): Promise<Part[]> {
  const settled = await Promise.allSettled(starting)
  const parts = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const failure = settled.find((each) => each.status === 'rejected')
  if (!failure) return parts
  await Promise.all(parts.map((part) => part.stop()))
  await giveUp()
  throw failure.reason
}

/** Whether every part answers that it can serve. */
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
  // A run kills its connections too.
  pool.on('error', () => undefined)
  return pool
}
