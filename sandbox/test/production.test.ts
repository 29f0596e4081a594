import { join } from 'node:path'
import { settingsIn, startPart } from '@darnley/testing/start-part'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, runSandbox } from './support/sandbox.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const start = (env: Record<string, string>): ReturnType<typeof startPart> =>
  startPart({
    cwd: join(import.meta.dirname, '..'),
    entry: 'src/server.ts',
    env: { PORT: '0', SMTP_PORT: '0', SANDBOX_DATABASE_URL: database.url, ...env },
  })

it('[S27] [X2] the sandbox never starts in production, and exits with 2', async () => {
  const ended = await start({ NODE_ENV: 'production', PORT: 'many' })
  expect([ended.code, settingsIn(ended)]).toEqual([2, ['NODE_ENV', 'PORT']])
})

it('[S27] [X2] the sandbox starts in a demonstration', async () => {
  const ended = await start({ NODE_ENV: 'production', DEMONSTRATION: 'true' })
  expect(ended.code).toBe(0)
})

it('[X2] every page of the sandbox has the notice of a demonstration', async () => {
  const sandbox = await runSandbox(database.url, { DEMONSTRATION: 'true' })
  for (const path of ['/', '/legal/terms', '/consultation', '/mailbox', '/calls', '/nowhere'])
    expect(await (await fetch(sandbox.url + path)).text()).toContain(
      'This is a demonstration: nothing is really ordered or charged.',
    )
  await sandbox.stop()
})

it('[O15] the sandbox creates no tables in the database of another part', async () => {
  const taken = await freshDatabase()
  const client = new pg.Client({ connectionString: taken.url })
  await client.connect()
  await client.query('create schema drizzle')
  await client.query('create table drizzle.__drizzle_migrations (id int)')
  const ended = await start({ SANDBOX_DATABASE_URL: taken.url })
  expect([ended.code, settingsIn(ended)]).toEqual([2, ['SANDBOX_DATABASE_URL']])
  const { rows } = await client.query(`select tablename from pg_tables where schemaname = 'public'`)
  expect(rows).toEqual([])
  await client.end()
  await taken.drop()
})
