import { orNameDatabase } from '@darnley/node/database-fault'
import { orExplain } from '@darnley/node/faults'
import { migrateDatabase } from '#src/db/migrate.ts'
import { commandSettings } from './command-settings.ts'

/** Applies pending migrations, before the processes of a new version start. Those then need no owner's address. */
const { DATABASE_URL, DATABASE_OWNER_URL } = await commandSettings(
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
)
const setting = DATABASE_OWNER_URL === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL'
const url = DATABASE_OWNER_URL ?? DATABASE_URL
if (url === undefined) {
  console.error(
    'DATABASE_OWNER_URL is not set: name the database of the api by the role that owns it.',
  )
  process.exit(2)
}
await orExplain(() =>
  orNameDatabase({ part: 'The migration', setting }, () => migrateDatabase(url)),
)
console.log('The database of the api has the tables of this version.')
