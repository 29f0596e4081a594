import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const folder = join(import.meta.dirname, 'migrations')

/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_218_453

/** Brings the schema up to date; of several processes that start at once, one does it and the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // A connection that is lost fails the statement under way, which says so.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}

/** How many migrations this version of the code needs. */
export const migrationCount: number = (
  JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: unknown[] }
).entries.length
