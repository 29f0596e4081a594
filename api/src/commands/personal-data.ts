import { parseArgs } from 'node:util'
import { readErasuresPlace } from '#src/config-erasures.ts'
import { type ErasureLog, erasureLog } from '#src/modules/erasures/log.ts'
import { erasePersonalData, exportPersonalData } from '#src/modules/personal-data/service.ts'
import { erasureSettings } from './command-settings.ts'
import { onDatabase } from './on-database.ts'

const usage = `Usage: DATABASE_URL=postgres://... npm run personal-data -w api -- <export|erase> <e-mail>

  export  prints all data about the owner of the e-mail address as JSON
  erase   erases it and prints the number of records; open orders are erased once they are closed.
          Set ERASURES_DIR or ERASURES_BUCKET_* as for the api, so that a restore erases it again`

const { name, email } = readArguments()
const erasures = name === 'erase' ? await ownLog() : null
await onDatabase(async (db) => {
  const done = erasures
    ? await erasePersonalData({ db, erasures }, email)
    : await exportPersonalData(db, email)
  console.log(JSON.stringify(done, null, 2))
})

async function ownLog(): Promise<ErasureLog> {
  const place = readErasuresPlace(await erasureSettings())
  return erasureLog(
    place ??
      leave(
        'Set ERASURES_DIR or ERASURES_BUCKET_URL as for the api: a restore looks for records of erasures there.',
      ),
  )
}

function readArguments(): { name: 'export' | 'erase'; email: string } {
  const { positionals, values } = parsedOrUsage()
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  const [name, email = '', ...more] = positionals
  const isKnown = name === 'export' || name === 'erase'
  if (!isKnown || !email.includes('@') || more.length > 0) leave(usage)
  return { name, email }
}

function parsedOrUsage(): { positionals: string[]; values: { help?: boolean | undefined } } {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const
    return parseArgs({ allowPositionals: true, options })
  } catch {
    return leave(usage)
  }
}

function leave(text: string): never {
  console.error(text)
  process.exit(2)
}
