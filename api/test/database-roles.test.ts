import pg from 'pg'
import { appendOnly } from '#src/db/append-only.ts'
import { migrateByOwner, migrateDatabase } from '#src/db/migrate.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, withRoles } from './support/database.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let runner: pg.Client
beforeAll(async () => {
  environment = await startTestEnvironment()
  runner = new pg.Client({ connectionString: environment.env['DATABASE_URL'] })
  await runner.connect()
})
afterAll(async () => {
  await runner.end()
  await environment.stop()
})

describe('[X11] the role that runs the api', () => {
  it('has no attribute of an administrator and is a member of no role', async () => {
    const { rows } = await runner.query(`
      select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
        exists (select from pg_auth_members where member = pg_roles.oid) as "isMember"
      from pg_roles where rolname = current_user`)
    expect(rows).toEqual([
      {
        ...{ rolsuper: false, rolcreatedb: false, rolcreaterole: false },
        ...{ rolreplication: false, rolbypassrls: false, isMember: false },
      },
    ])
  })

  it('owns nothing and can create nothing', async () => {
    const { rows } = await runner.query(`
      select
        (select count(*)::int from pg_class where pg_get_userbyid(relowner) = current_user) as owned,
        (select count(*)::int from pg_namespace
          where has_schema_privilege(oid, 'create')) as "schemas",
        has_database_privilege(current_database(), 'create, temporary') as "database"`)
    expect(rows).toEqual([{ owned: 0, schemas: 0, database: false }])
  })

  it('reads and writes all tables that migrations made, and only reads their journal', async () => {
    const { rows } = await runner.query<{ name: string; mayChange: boolean }>(`
      select c.oid::regclass::text as name,
        has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
          and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete')
          as "mayChange"
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where relkind in ('r', 'p') and nspname in ('public', 'drizzle')`)
    expect(rows.length).toBeGreaterThan(30)
    const others = rows.filter(({ mayChange }) => !mayChange).map(({ name }) => name)
    expect(others.toSorted()).toEqual(['drizzle.__drizzle_migrations', ...appendOnly].toSorted())
    const truncated = `select count(*)::int as count from pg_class
      where relkind = 'r' and has_table_privilege(oid, 'truncate')`
    expect((await runner.query(truncated)).rows).toEqual([{ count: 0 }])
  })

  it.each([
    ['create table mine ()', 'permission denied for schema public'],
    ['create temporary table mine ()', 'permission denied to create temporary tables'],
    ['alter table orders add column mine int', 'must be owner of table orders'],
    ["copy (select 1) to program 'true'", 'to COPY to or from an external'],
    ['delete from drizzle.__drizzle_migrations', 'permission denied for table'],
    ...appendOnly.flatMap((table): [string, string][] => [
      [`delete from ${table}`, `permission denied for table ${table}`],
      [`truncate ${table}`, `permission denied for table ${table}`],
    ]),
    ['update ledger_entries set total = 0', 'permission denied for table ledger_entries'],
    ['update ledger_lines set amount = 0', 'permission denied for table ledger_lines'],
    ['update settlements set amount = 0', 'permission denied for table settlements'],
    [
      'update paid_basket_lines set order_id = null',
      'permission denied for table paid_basket_lines',
    ],
  ])('is refused: %s', async (statement, reason) => {
    await expect(runner.query(statement)).rejects.toThrow(reason)
  })

  it('adds to the books and never changes them, also after the roles were made again', async () => {
    const { DATABASE_URL = '', DATABASE_OWNER_URL = '' } = environment.env
    await environment.query('grant update, delete on settlements to public')
    await migrateDatabase(DATABASE_OWNER_URL)
    const { pathname } = new URL(DATABASE_URL)
    const admin = Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), { pathname })
    await withRoles({ url: admin.href })
    const { rows } = await runner.query(`
      select has_table_privilege('settlements', 'insert') as inserts,
        has_table_privilege('settlements', 'update, delete, truncate') as changes`)
    expect(rows).toEqual([{ inserts: true, changes: false }])
  })

  it('starts the api on migrated tables without the address of the owner', async () => {
    await expect(migrateDatabase(environment.env['DATABASE_URL'] ?? '')).resolves.toBeUndefined()
  })

  it('[F58] starts the api through a pooler without it only when nothing is pending', async () => {
    const database = await createTestDatabase('pending')
    const start = (url: string): Promise<void> =>
      migrateByOwner({ part: 'The api', url, ownerUrl: url, pooler: 'transaction' })
    await expect(start(environment.env['DATABASE_URL'] ?? '')).resolves.toBeUndefined()
    await expect(start(database.url)).rejects.toThrow(
      /^The api cannot start\.\n {2}DATABASE_OWNER_URL is not set, but migrations are pending[^\n]*$/,
    )
    await database.drop()
  })
})
