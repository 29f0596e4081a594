import { inTransaction, type Database } from './database.ts'
import { analyticsTables } from '#src/analytics/repository.ts'
import { callLogTables } from '#src/call-log/repository.ts'
import { courierTables } from '#src/couriers/repository.ts'
import { mailTables } from '#src/mail/repository.ts'
import { stripeTables } from '#src/stripe/tables.ts'

// Two sandboxes started at once would otherwise race on "create table if not exists".
const tablesLock = 7_330_001

/** Creates what is missing and touches nothing that is there, so a restart keeps its data. */
export async function createTables(database: Database): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [tablesLock])
    for (const tables of [stripeTables, mailTables, callLogTables, courierTables, analyticsTables])
      await transaction.query(tables)
  })
}
