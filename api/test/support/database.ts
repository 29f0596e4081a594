import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface TestDatabase {
  readonly url: string
  /** For state that no call shows. */
  query(text: string): Promise<unknown[]>
  drop(): Promise<void>
}

/** Creates a database on the server of TEST_DATABASE_URL. */
export async function createTestDatabase(area: string): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server')
  const name = `test_${area}_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await run(server, `create database ${name}`)
  return {
    url: url.href,
    query: (text) => run(url.href, text),
    drop: async () => void (await run(server, `drop database if exists ${name} with (force)`)),
  }
}

async function run(server: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<object>(statement).finally(() => client.end())
  return rows
}
