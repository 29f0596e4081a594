import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#src/db/migrate.ts'
import { createTestDatabase, withRoles, type TestDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with all tables and no rows, to be copied only, and the server on which it is. */
    migrated: { readonly database: string; readonly server: string | undefined }
  }
}

/** Applies all migrations once; each test file starts from a copy, which takes a quarter of the time. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const template = await createTestDatabase('api_migrated')
  const { DATABASE_OWNER_URL } = await withRoles(template)
  await migrateDatabase(DATABASE_OWNER_URL)
  provide('migrated', { database: template.name, server: process.env['TEST_DATABASE_URL'] })
  return template.drop
}

/** Creates a database with all tables; an empty one where a test file uses a server of its own. */
export function createMigratedDatabase(area: string): Promise<TestDatabase> {
  const { database, server } = inject('migrated')
  return server === process.env['TEST_DATABASE_URL']
    ? createTestDatabase(area, database)
    : createTestDatabase(area)
}
