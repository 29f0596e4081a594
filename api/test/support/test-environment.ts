import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import Stripe from 'stripe'
import { inject } from 'vitest'
import { freePorts } from '@darnley/testing/free-ports'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { migrateDatabase } from '#src/db/migrate.ts'
import { seedDatabase } from '#src/db/seed.ts'
import { createTestDatabase, withRoles } from './database.ts'
import { logOf } from './logs.ts'
import { startServer } from './process.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { createMigratedDatabase } from './migrated-template.ts'

export const WEBHOOK_SECRET = 'whsec_test'

/** The real API with its own database and its own sandbox. */
export interface TestEnvironment {
  readonly apiUrl: string
  readonly sandboxUrl: string
  /** The environment for api/src/server.ts as a separate process. */
  readonly env: Readonly<Record<string, string>>
  /** Calls the sandbox as a card holder or the provider's staff would. */
  readonly stripe: Stripe
  readonly mailbox: Mailbox
  /** For state that no call shows, such as the number of rows. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  /** The same for the sandbox's database, to simulate a day at the provider or in the mailbox. */
  querySandbox<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  /**
   * Waits until this many statements with this beginning wait for a lock that the test holds. Background work, such
   * as the reconciler's, may wait for it too.
   */
  untilWaiting(count: number, beginning: string): Promise<void>
  /** Number of payments that the provider captured for an order. */
  countCaptured(orderId: string): Promise<number>
  stop(): Promise<void>
}

interface TestEnvironmentOptions {
  /** `none` when the test starts the API itself. */
  readonly api?: 'here' | 'none'
  readonly env?: Readonly<Record<string, string>>
  readonly sandboxEnv?: Readonly<Record<string, string>>
  /** Returns replacements for these addresses: proxies that can fail. */
  readonly overrideEnv?: (env: TestEnvironment['env']) => Readonly<Record<string, string>>
}

export async function startTestEnvironment({
  api = 'here',
  env = {},
  sandboxEnv = {},
  overrideEnv = () => ({}),
}: TestEnvironmentOptions = {}): Promise<TestEnvironment> {
  const [apiPort = 0, sandboxPort = 0, smtpPort = 0] = await freePorts(3)
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const sandboxDatabase = await createTestDatabase('api_sandbox')
  const database = await createMigratedDatabase('api')
  const erasures = await mkdtemp(join(tmpdir(), 'erasures-'))
  const sandbox = await startServer({
    workspace: 'sandbox',
    port: sandboxPort,
    env: {
      SMTP_PORT: String(smtpPort),
      SANDBOX_DATABASE_URL: sandboxDatabase.url,
      STRIPE_WEBHOOK_URL: `${apiUrl}/public/stripe_webhook`,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ...sandboxEnv,
    },
  })
  const plainEnv = {
    PORT: String(apiPort),
    ...(await withRoles(database)),
    CONTENT_URL: inject('contentUrl'),
    SANDBOX_URL: sandbox.url,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SEED_DEMO: 'true',
    ERASURES_DIR: erasures,
    // All visitors of a test have the same address.
    RATE_LIMIT_A_MINUTE: '0',
    // A loaded machine would refuse the many requests that some tests make at once.
    OVERLOAD_WAIT_MS: '0',
    ...logOf('api'),
    ...env,
  }
  const fullEnv = { ...plainEnv, ...overrideEnv(plainEnv) }
  const app = api === 'here' ? await startApi(fullEnv) : null
  const pool = openPool(database.url)
  const sandboxPool = openPool(sandboxDatabase.url)
  return {
    apiUrl,
    sandboxUrl: sandbox.url,
    env: fullEnv,
    stripe: stripeOf(sandbox.url),
    mailbox: createMailbox(sandbox.url),
    query: async (text, values) => (await pool.query(text, values)).rows,
    querySandbox: async (text, values) => (await sandboxPool.query(text, values)).rows,
    untilWaiting: async (count, beginning) => {
      const text = `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and starts_with(query, $1)`
      while (((await pool.query(text, [beginning])).rowCount ?? 0) < count) await sleep(20)
    },
    countCaptured: async (orderId) => {
      const { rowCount } = await sandboxPool.query(
        `select 1 from stripe_payment_intents where body->'metadata'->>'order_id' = $1
         and body->>'status' = 'succeeded'`,
        [orderId],
      )
      return rowCount ?? 0
    },
    stop: async () => {
      await app?.close()
      await pool.end()
      await sandboxPool.end()
      await sandbox.stop()
      await database.drop()
      await sandboxDatabase.drop()
      await rm(erasures, { recursive: true })
    },
  }
}

async function startApi(env: Record<string, string>): Promise<FastifyInstance> {
  const config = readConfig(env)
  await migrateDatabase(config.databaseOwnerUrl)
  await seedDatabase(config)
  const app = await buildApp(config)
  await app.listen({ host: config.host, port: config.port })
  return app
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2 })
  pool.on('error', () => undefined)
  return pool
}

function stripeOf(sandboxUrl: string): Stripe {
  const { hostname, port } = new URL(sandboxUrl)
  return new Stripe('sk_test_sandbox', { host: hostname, port, protocol: 'http', telemetry: false })
}
