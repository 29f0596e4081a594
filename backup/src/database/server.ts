import pg from 'pg'
import type { Description } from '#src/archive/description.ts'

/** A PostgreSQL server and what a backup says about it. */
export type Server = Pick<Description, 'server' | 'databases'>

/** The databases of a site: the connection string of each, or its name on the server that is backed up. */
export interface SiteDatabases {
  readonly api: string
  readonly content: string
}

/** Opens one connection that the server does not end while files are copied. */
export async function connectToStay(url: string): Promise<pg.Client> {
  const client = await connect(url)
  await client.query('set statement_timeout = 0')
  await client.query('set idle_session_timeout = 0')
  return client
}

/** Opens one connection without settings of its own, which a pooler would keep for the next client. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'darnley-backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // A lost connection already fails the statement in progress.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new Error(
      `The PostgreSQL server cannot be reached (${messageOf(error)}): start it, or set BACKUP_DATABASE_URL to the address of the server and a role that may make backups.`,
      { cause: error },
    )
  }
  return client
}

const supported = { from: 15, to: 18 }

/**
 * Reads what identifies the server and how far its databases are migrated.
 * @throws Error with one sentence when it is too old, or when the databases are not on one server
 */
export async function describeServer(url: string, site: SiteDatabases): Promise<Server> {
  const client = await connectToStay(url)
  try {
    const { version, number, user, archives } = await settingsOf(client)
    const major = Math.floor(Number(number) / 10_000)
    if (major < supported.from || major > supported.to)
      throw new Error(
        `The server is PostgreSQL ${version}: backups are made of ${supported.from} to ${supported.to}.`,
      )
    await expectNoTablespaces(client)
    const system = await systemOf(client)
    const [api, content] = await Promise.all([
      migrationsOf(url, { database: site.api, system, table: 'drizzle.__drizzle_migrations' }),
      migrationsOf(url, { database: site.content, system, table: 'payload_migrations' }),
    ])
    return { server: { version, major, system, user, archives }, databases: { api, content } }
  } finally {
    await client.end()
  }
}

interface ServerSettings {
  readonly version: string
  readonly number: string
  readonly user: string
  readonly archives: boolean
}

async function settingsOf(client: pg.Client): Promise<ServerSettings> {
  const { rows } = await client.query<ServerSettings>(
    `select current_setting('server_version') as version, current_setting('server_version_num') as number,
       current_user as user, current_setting('archive_mode') <> 'off' as archives`,
  )
  return rows[0] ?? { version: '', number: '0', user: '', archives: false }
}

/** Returns the server's time, by which commits are dated, in whole milliseconds before it. */
export async function clockOf(client: pg.Client): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now ?? new Date(0)
}

async function systemOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  )
  return rows[0]?.id ?? ''
}

async function expectNoTablespaces(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select spcname as name from pg_tablespace where pg_tablespace_location(oid) <> ''`,
  )
  if (rows[0])
    throw new Error(
      `The server has the tablespace ${rows[0].name} outside of its data folder, which a backup would leave out: move its tables into pg_default.`,
    )
}

interface Migrated {
  readonly database: string
  readonly system: string
  readonly table: string
}

async function migrationsOf(
  url: string,
  { database, system, table }: Migrated,
): Promise<{ name: string; migrations: number }> {
  const client = await connectTo(url, database)
  try {
    if ((await systemOf(client)) !== system)
      throw new Error(
        'The databases of api and content are not on the server that is backed up, and copies of two servers are not one point: move both to one server.',
      )
    const { rows } = await client.query<{ name: string; count: number }>(
      `select current_database() as name, count(*)::int as count from ${table}`,
    )
    return { name: rows[0]?.name ?? database, migrations: rows[0]?.count ?? 0 }
  } finally {
    await client.end()
  }
}

/** Opens one connection to a database by its address, or by its name on the server of a URL. */
export function connectTo(url: string, database: string): Promise<pg.Client> {
  return connect(/^postgres(?:ql)?:/.test(database) ? database : databaseOf(url, database))
}

/** Returns the connection string of another database of the same server. */
export function databaseOf(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${encodeURIComponent(name)}`
  return other.href
}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
