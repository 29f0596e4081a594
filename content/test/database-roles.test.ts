import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp, type ContentApp } from '#src/app.ts'
import { createDatabase, dropDatabase, withRoles } from './support/databases.ts'
import { testConfig } from './support/live-app.ts'

let database: string
let mediaFolder: string
let app: ContentApp
let runner: Client

beforeAll(async () => {
  database = await createDatabase()
  mediaFolder = await mkdtemp(join(tmpdir(), 'content-roles-'))
  const urls = await withRoles(database)
  app = await buildApp({ config: testConfig({ ...urls, mediaFolder }) })
  runner = new Client({ connectionString: urls.databaseUrl })
  await runner.connect()
})
afterAll(async () => {
  await runner.end()
  await app.http.close()
  await dropDatabase(database)
  await rm(mediaFolder, { recursive: true })
})

describe('[X11] the role that runs the content service', () => {
  test('is no administrator, owns nothing and can create nothing', async () => {
    const { rows } = await runner.query(`
      select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as "isAdmin",
        exists (select from pg_class where relowner = pg_roles.oid) as "isOwner",
        exists (select from pg_namespace where has_schema_privilege(oid, 'create'))
          or has_database_privilege(current_database(), 'create, temporary') as "mayCreate"
      from pg_roles where rolname = current_user`)
    expect(rows).toEqual([{ isAdmin: false, isOwner: false, mayCreate: false }])
    await expect(runner.query('create table mine ()')).rejects.toThrow('permission denied')
    const program = "copy (select 1) to program 'true'"
    await expect(runner.query(program)).rejects.toThrow('permission denied')
  })

  test('reads and writes all tables', async () => {
    const { rows } = await runner.query(`
      select count(*) > 20 as "areMany", bool_and(has_table_privilege(oid, 'select')
        and has_table_privilege(oid, 'insert') and has_table_privilege(oid, 'update')
        and has_table_privilege(oid, 'delete')) as "mayChangeAll"
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
    expect(rows).toEqual([{ areMany: true, mayChangeAll: true }])
  })

  test('keeps no connection of the owner after the start', async () => {
    const { rows } = await runner.query(`
      select usename from pg_stat_activity
      where datname = current_database() and usename = 'test_owner'`)
    expect(rows).toEqual([])
  })
})
