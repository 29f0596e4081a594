import { orExplain } from '@darnley/node/faults'
import { readConfig } from '#src/config.ts'
import { expectDatabase } from '#src/expect-database.ts'
import { closePayload, openPayload } from '#src/open-payload.ts'
import { prepare } from '#src/prepare.ts'

/** Applies pending migrations and seeds, before the processes of a new version start. Those then need no owner's address. */
const config = await orExplain(() => readConfig(process.env))
await orExplain(() => expectDatabase(config.databaseOwnerUrl))
const { payload } = await openPayload({ config, onChange: () => {} })
await orExplain(() => prepare(payload, config))
await closePayload(payload)
console.log('The database of the content service has the tables and the catalogue of this version.')
process.exit(0)
