import { parseArgs } from 'node:util'
import { readErasuresPlace } from '#src/config-erasures.ts'
import { openDatabase } from '#src/db/database.ts'
import { type ErasureLog, erasureLog } from '#src/modules/erasures/log.ts'
import { erasePersonalData, exportPersonalData } from '#src/modules/personal-data/service.ts'

const usage = `Usage: DATABASE_URL=postgres://... npm run personal-data -w api -- <export|erase> <e-mail>

  export  prints all data about the owner of the e-mail address as JSON
  erase   erases it and prints the number of records; open orders are erased once they are closed.
          Set ERASURES_DIR or ERASURES_BUCKET_* as for the api, so that a restore erases it again`

const { name, email } = readArguments()
const url =
  process.env['DATABASE_URL'] ?? leave('DATABASE_URL is not set: name the database of the api.')
const onError = (error: Error): void => console.error(error.message)
const { db, close } = openDatabase({ url, connections: 1, onError })
const done =
  name === 'export'
    ? await exportPersonalData(db, email)
    : await erasePersonalData({ db, erasures: ownLog() }, email)
console.log(JSON.stringify(done, null, 2))
await close()

function ownLog(): ErasureLog {
  const place = readErasuresPlace(process.env)
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
