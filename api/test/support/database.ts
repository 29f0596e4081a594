import { randomBytes } from 'node:crypto'
import { prepareDatabase } from '@darnley/node/database-roles'
import pg from 'pg'

export interface TestDatabase {
  readonly name: string
  readonly url: string
  /** For state that no call shows. */
  query(text: string): Promise<unknown[]>
  drop(): Promise<void>
}

/** Creates a database on the server of TEST_DATABASE_URL, empty or as a copy of another that is not in use. */
export async function createTestDatabase(
  area: string,
  template = 'template1',
): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server')
  const name = `test_${area}_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  // Without fsync, copied files take half of the time of copied blocks.
  await run(server, `create database ${name} template ${template} strategy file_copy`)
  return {
    name,
    url: url.href,
    query: (text) => run(url.href, text),
    drop: async () => void (await run(server, `drop database if exists ${name} with (force)`)),
  }
}

/** Gives a test's database the roles of a site, the same for all tests. Returns the settings of the api. */
export async function withRoles(
  database: Pick<TestDatabase, 'url'>,
): Promise<Record<'DATABASE_URL' | 'DATABASE_OWNER_URL', string>> {
  const owner = { name: 'test_owner', password: 'test' }
  const runner = { name: 'test_runner', password: 'test' }
  const as = ({ name, password }: typeof owner): string =>
    changed(database.url, { username: name, password })
  await prepareDatabase(
    async (name) => {
      const client = new pg.Client({
        connectionString: changed(database.url, { pathname: `/${name}` }),
      })
      await client.connect()
      return client
    },
    { database: new URL(database.url).pathname.slice(1), owner, runner },
  )
  return { DATABASE_URL: as(runner), DATABASE_OWNER_URL: as(owner) }
}

function changed(url: string, parts: Partial<URL>): string {
  return Object.assign(new URL(url), parts).href
}

async function run(server: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<object>(statement).finally(() => client.end())
  return rows
}
