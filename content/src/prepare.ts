import type { Payload } from 'payload'
import { readMigrations } from './migrations/migrations.ts'
import { seed } from './seed/seed.ts'

/** Any number; the same in each process of the service. */
const startLock = 7_290_431

/** Brings schema and seed up to date, one process at a time. */
export async function prepare(payload: Payload): Promise<void> {
  const client = await payload.db.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [startLock])
    await payload.db.migrate({ migrations: await readMigrations() })
    await seed(payload)
  } finally {
    // Closing the connection gives the lock back.
    client.release(true)
  }
}
