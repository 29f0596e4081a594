import { randomUUID } from 'node:crypto'
import { pendingThroughPooler } from '@darnley/node/database-fault'
import type { Payload } from 'payload'
import { openFiles } from '@darnley/storage/files'
import { refuseDemonstrationData } from '@darnley/node/demonstration-data'
import type { Config } from './config.ts'
import { demoUsers } from './demo-users.ts'
import { readMigrations } from './migrations/migrations.ts'
import { fillStore } from './pictures/fill-store.ts'
import { closePayload, openPayload } from './open-payload.ts'
import { seed } from './seed/seed.ts'

/** An arbitrary number, the same in each process of the service. */
const startLock = 7_290_431

/**
 * Applies migrations and seed, one process at a time: migrations by the role that owns the database. Through a pooler
 * without the owner's address it only seeds.
 * @throws WrongConfiguration in production, when the database was used for a demonstration, or when migrations are
 * pending that cannot be applied through the pooler
 */
export async function prepare(payload: Payload, config: Config): Promise<void> {
  const hasOwner = config.databaseOwnerUrl !== config.databaseUrl
  if (hasOwner || config.databasePooler === 'none') await prepareByOwner(payload, config)
  else await prepareThroughPooler(payload, config)
}

async function prepareByOwner(payload: Payload, config: Config): Promise<void> {
  const application = `content-migrations ${randomUUID()}`
  const owner = await openOwner(config, application)
  const client = await owner.db.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [startLock])
    await owner.db.migrate({ migrations: await readMigrations() })
    await fill(payload, config)
    // Payload keeps a connection of each pool, and none of the owner's may outlive the start.
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = $1 and pid <> pg_backend_pid()`,
      [application],
    )
  } finally {
    // Closing the connection releases the lock.
    client.release(true)
    await closePayload(owner)
  }
}

/** Such a pooler has no locks of a session: a transaction holds it. */
async function prepareThroughPooler(payload: Payload, config: Config): Promise<void> {
  await expectMigrated(payload)
  const client = await payload.db.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [startLock])
    await fill(payload, config)
    await client.query('commit')
  } finally {
    // After a failure, closing the connection ends the transaction.
    client.release(true)
  }
}

async function expectMigrated(payload: Payload): Promise<void> {
  const applied = await appliedMigrations(payload)
  const migrations = await readMigrations()
  if (migrations.every(({ name }) => applied.has(name))) return
  throw pendingThroughPooler({
    part: 'The content service',
    ownerUrl: 'CONTENT_DATABASE_OWNER_URL',
    pooler: 'CONTENT_DATABASE_POOLER',
  })
}

async function appliedMigrations({ db }: Payload): Promise<ReadonlySet<string>> {
  const table = await db.pool.query(`select to_regclass('payload_migrations') is not null as made`)
  if (!table.rows[0]?.made) return new Set()
  const { rows } = await db.pool.query<{ name: string }>('select name from payload_migrations')
  return new Set(rows.map(({ name }) => name))
}

/** Writes what a site needs to begin, and refuses what it must not have. */
async function fill(payload: Payload, config: Config): Promise<void> {
  if (config.mode === 'production') await refuseDemonstration(payload)
  await seed(payload, config.mode)
  if (!config.mediaBucket) return
  const store = openFiles({ bucket: config.mediaBucket })
  await fillStore({ payload, store, folder: config.mediaFolder })
}

async function openOwner(config: Config, application: string): Promise<Payload> {
  const url = new URL(config.databaseOwnerUrl)
  url.searchParams.set('application_name', application)
  const { payload } = await openPayload({
    config: { ...config, databaseUrl: url.href, databasePooler: 'none' },
    onChange: () => {},
  })
  return payload
}

async function refuseDemonstration(payload: Payload): Promise<void> {
  const users = await payload.find({
    collection: 'users',
    where: { email: { in: demoUsers.map(({ email }) => email) } },
    depth: 0,
  })
  const brands = await payload.find({
    collection: 'brandCustomisation',
    where: { domain: { like: 'localhost' } },
    depth: 0,
  })
  refuseDemonstrationData({
    part: 'The content service',
    setting: 'CONTENT_DATABASE_URL',
    found: [
      ...users.docs.map(({ email }) => `user ${String(email)}`),
      ...brands.docs.map(({ domain }) => `brand of ${String(domain)}`),
    ],
  })
}
