import type { Payload } from 'payload'
import { refuseDemonstrationData } from '@darnley/node/demonstration-data'
import type { Mode } from '@darnley/node/mode'
import { demoUsers } from './demo-users.ts'
import { readMigrations } from './migrations/migrations.ts'
import { seed } from './seed/seed.ts'

/** An arbitrary number, the same in each process of the service. */
const startLock = 7_290_431

/**
 * Applies migrations and seed, one process at a time.
 * @throws WrongConfiguration in production, when the database was used for a demonstration
 */
export async function prepare(payload: Payload, mode: Mode): Promise<void> {
  const client = await payload.db.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [startLock])
    await payload.db.migrate({ migrations: await readMigrations() })
    if (mode === 'production') await refuseDemonstration(payload)
    await seed(payload, mode)
  } finally {
    // Closing the connection releases the lock.
    client.release(true)
  }
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
