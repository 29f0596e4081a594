import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#src/db/database.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('pooler')
})
afterAll(() => database.drop())

it('[F58] names no statement and sets nothing in a session when a pooler is before the database', async () => {
  for (const pooler of ['none', 'transaction'] as const) {
    const { db, close } = openDatabase({
      url: database.url,
      connections: 1,
      pooler,
      onError: () => undefined,
    })
    await db
      .select({ one: sql<number>`1` })
      .from(sql`pg_roles`)
      .prepare('by_name')
      .execute()
    const { rows } = await db.execute(sql`
      select (select count(*)::int from pg_prepared_statements) as named,
        (select count(*)::int from pg_settings where source = 'client'
          and name in ('statement_timeout', 'idle_in_transaction_session_timeout')) as settings`)
    await close()
    expect(rows).toEqual([
      pooler === 'none' ? { named: 1, settings: 2 } : { named: 0, settings: 0 },
    ])
  }
})
