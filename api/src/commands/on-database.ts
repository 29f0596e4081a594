import { orNameDatabase } from '@darnley/node/database-fault'
import { readEnvironment } from '@darnley/node/environment'
import { orExplain } from '@darnley/node/faults'
import type { Environment } from '@darnley/node/mode'
import type { Pooler } from '@darnley/node/pooler'
import { Settings } from '#src/config.ts'
import { type Database, openDatabase } from '#src/db/database.ts'
import { rootOf } from '@darnley/node/database-failures'
import { migrateByOwner } from '#src/db/migrate.ts'

/** What a command reads of the api's settings. */
export interface CommandDatabase {
  readonly url: string
  /** Of the role that owns the tables, past a pooler. */
  readonly ownerUrl: string
  readonly pooler: Pooler
}

const schema = Settings.pick({
  DATABASE_URL: true,
  DATABASE_OWNER_URL: true,
  DATABASE_POOLER: true,
})
const part = 'The command'

/** @throws WrongConfiguration with a line for each fault */
export function readCommandDatabase(environment: Environment): CommandDatabase {
  const { env } = readEnvironment({
    ...{ part, schema, environment },
    rules: { development: [], production: [], demonstration: [] },
  })
  return {
    url: env.DATABASE_URL,
    ownerUrl: env.DATABASE_OWNER_URL ?? env.DATABASE_URL,
    pooler: env.DATABASE_POOLER,
  }
}

interface Options {
  /** Brings the tables to this version of the code first. */
  readonly migrates?: boolean
}

/**
 * Does the work of a command on the database of the environment. Ends the process with 2 when the settings are wrong and
 * with 1 when the database refuses the work, each with its reason in one line.
 */
export async function onDatabase(
  work: (db: Database) => Promise<void>,
  { migrates = false }: Options = {},
): Promise<void> {
  const { url, ownerUrl, pooler } = await orExplain(() => readCommandDatabase(process.env))
  try {
    if (migrates)
      await orExplain(() => withRoot(() => migrateByOwner({ part, url, ownerUrl, pooler })))
    // A lost connection already fails the statement in progress.
    const onError = (): void => undefined
    const { db, close } = openDatabase({ url, pooler, connections: 1, onError })
    try {
      await orExplain(() =>
        orNameDatabase({ part, setting: 'DATABASE_URL' }, () => withRoot(() => work(db))),
      )
    } finally {
      await close()
    }
  } catch (error) {
    console.error(reasonOf(error))
    process.exit(1)
  }
}

/** Drizzle wraps the errors of the driver in texts with statements and their values. */
async function withRoot(step: () => Promise<void>): Promise<void> {
  try {
    await step()
  } catch (error) {
    throw rootOf(error)
  }
}

const MISSING: ReadonlySet<unknown> = new Set(['42P01', '42703', '3F000'])

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && MISSING.has(error.code))
    return 'The database has not the tables of this version: start the api once, which makes them.'
  return error.message
}
