import { Client } from 'pg'
import { readConfig } from '#src/config.ts'
import { closePayload, openPayload } from '#src/open-payload.ts'
import { moveRows } from './move-rows.ts'
import { dropFormerTables, readFormerRows } from './moved-rows.ts'

/**
 * Copies what an owner decided from the api's former tables (DATABASE_URL, and DATABASE_OWNER_URL where they have an
 * owner of their own) to the content service: npm run move-decisions -w content. Can be repeated. With --drop, and
 * unless a row is refused, drops the tables, which only the release before reads.
 */
const { DATABASE_URL, DATABASE_OWNER_URL = DATABASE_URL } = process.env
const api = new Client({ connectionString: DATABASE_OWNER_URL })
const { payload } = await openPayload({ config: readConfig(process.env), onChange: () => {} })
await api.connect()
const { written, kept, refused } = await moveRows(payload, await readFormerRows(api))
for (const name of written) console.log(`moved ${name}`)
for (const name of kept) console.log(`kept ${name}, which was changed since it was created`)
for (const fault of refused) console.error(`refused ${fault}`)
const isToDrop = process.argv.includes('--drop') && refused.length === 0
if (isToDrop) await dropFormerTables(api)
await api.end()
await closePayload(payload)
process.exit(refused.length === 0 ? 0 : 1)
