import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { orNameDatabase, pendingThroughPooler } from '@darnley/node/database-fault'
import type { Pooler } from '@darnley/node/pooler'
import { holdToInserts } from './append-only.ts'

const folder = join(import.meta.dirname, 'migrations')

/** An arbitrary number that no other advisory lock of this database uses. */
const MIGRATION_LOCK = 7_218_453

/**
 * PostgreSQL 17 brings this collation, by which names are searched in small letters. For 15 and 16 it is made from ICU,
 * which differs in a few letters only.
 */
const ensureCollation = `do $$
begin
  if not exists (select from pg_collation where collname = 'pg_c_utf8') then
    create collation public.pg_c_utf8 (provider = icu, locale = 'und');
  end if;
end
$$`

interface DatabaseToMigrate {
  /** As in "The api". */
  readonly part: string
  readonly url: string
  /** Of the role that owns the tables, past a pooler; the same as `url` when there is none. */
  readonly ownerUrl: string
  /** What `url` leads through. */
  readonly pooler: Pooler
}

/**
 * Applies pending migrations by the owner. With none pending, no owner is needed.
 * @throws WrongConfiguration when the database cannot be opened, or when only a pooler leads to one with pending migrations
 */
export async function migrateByOwner(database: DatabaseToMigrate): Promise<void> {
  const { part, url, ownerUrl, pooler } = database
  if (ownerUrl !== url)
    return orNameDatabase({ part, setting: 'DATABASE_OWNER_URL' }, () => migrateDatabase(ownerUrl))
  await orNameDatabase({ part, setting: 'DATABASE_URL' }, () =>
    pooler === 'none' ? migrateDatabase(url) : expectMigrated(part, url),
  )
}

async function expectMigrated(part: string, url: string): Promise<void> {
  const names = { ownerUrl: 'DATABASE_OWNER_URL', pooler: 'DATABASE_POOLER' }
  await connected(url, async (client) => {
    if (!(await isMigrated(client))) throw pendingThroughPooler({ part, ...names })
  })
}

/**
 * Applies pending migrations. Of several processes that start together, one applies them and the others wait. With
 * none pending the role needs no right to change the schema.
 */
export async function migrateDatabase(url: string): Promise<void> {
  await connected(url, async (client) => {
    if (await isMigrated(client)) return await holdBooks(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(ensureCollation)
    await migrate(drizzle(client), { migrationsFolder: folder })
    await holdBooks(client)
  })
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // A lost connection already fails the statement in progress.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Also without pending migrations: roles may have been made again since then. Only the owner can. */
async function holdBooks(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ owns: boolean }>(
    `select pg_has_role(relowner, 'usage') as owns from pg_class where oid = 'ledger_entries'::regclass`,
  )
  if (!rows[0]?.owns) return
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  await client.query(holdToInserts)
}

/** Number of migrations that this version of the code requires. */
export const migrationCount: number = (
  JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: unknown[] }
).entries.length

interface Database {
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>
}

/** Returns whether nothing is pending. More migrations than this code knows are fine: newer code runs in parallel. */
export async function isMigrated(database: Database): Promise<boolean> {
  try {
    const { rows } = await database.query(
      'select count(*)::int as done from drizzle.__drizzle_migrations',
    )
    const [first] = rows as readonly { readonly done: number }[]
    return (first?.done ?? 0) >= migrationCount
  } catch {
    return false
  }
}
