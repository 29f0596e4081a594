import { WrongConfiguration } from '@darnley/node/faults'
import { inTransaction, type Database, type Queryable } from './database.ts'
import { analyticsTables } from '#src/analytics/repository.ts'
import { callLogTables } from '#src/call-log/repository.ts'
import { courierTables } from '#src/couriers/repository.ts'
import { mailTables } from '#src/mail/repository.ts'
import { textTables } from '#src/texts/repository.ts'
import { stripeTables } from '#src/stripe/tables.ts'

// Two sandboxes that start together would otherwise race on "create table if not exists".
const tablesLock = 7_330_001

/**
 * Creates missing tables and leaves existing ones, so that data survives a restart.
 * @throws WrongConfiguration when the database belongs to another part of the system
 */
export async function createTables(database: Database): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [tablesLock])
    await expectOwn(transaction)
    for (const tables of [
      stripeTables,
      mailTables,
      callLogTables,
      courierTables,
      analyticsTables,
      textTables,
    ])
      await transaction.query(tables)
  })
}

/** Refuses a database with the migration tables of API or content service: stand-ins must not mix with real orders. */
async function expectOwn(transaction: Queryable): Promise<void> {
  const { rowCount } = await transaction.query(
    `select from pg_tables where tablename in ('__drizzle_migrations', 'payload_migrations')`,
  )
  if (!rowCount) return
  throw new WrongConfiguration({
    part: 'The sandbox',
    faults: [
      {
        setting: 'SANDBOX_DATABASE_URL',
        problem: 'names the database of another part',
        cure: 'name a database of its own, such as postgres://sandbox:...@localhost:5432/sandbox',
      },
    ],
  })
}
