import { randomBytes } from 'node:crypto'
import { prepareDatabase } from '@darnley/node/database-roles'
import { Client } from 'pg'

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server.')
  return url
}

/** Creates a database with a unique name, empty or as a copy of another. */
export async function createDatabase(template?: string): Promise<string> {
  const name = `content_test_${randomBytes(6).toString('hex')}`
  await run(`create database ${name}${template ? ` template ${template}` : ''}`)
  return name
}

/** Ends all connections: only an unused database can be copied. */
export async function disconnectAll(name: string): Promise<void> {
  await run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
}

export async function dropDatabase(name: string): Promise<void> {
  await run(`drop database if exists ${name} with (force)`)
}

export function databaseUrl(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

const roles = {
  owner: { name: 'test_owner', password: 'test' },
  runner: { name: 'test_runner', password: 'test' },
}

/** Gives a database the roles of a site. Returns the addresses of both. */
export async function withRoles(
  name: string,
): Promise<{ readonly databaseUrl: string; readonly databaseOwnerUrl: string }> {
  await prepareDatabase(
    async (database) => {
      const client = new Client({ connectionString: databaseUrl(database) })
      await client.connect()
      return client
    },
    { database: name, ...roles },
  )
  const as = ({ name: username, password }: typeof roles.owner): string =>
    Object.assign(new URL(databaseUrl(name)), { username, password }).href
  return { databaseUrl: as(roles.runner), databaseOwnerUrl: as(roles.owner) }
}

async function run(sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() })
  await client.connect()
  await client.query(sql)
  await client.end()
}
