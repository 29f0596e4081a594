import { parseArgs } from 'node:util'
import { readErasuresPlace } from '#src/config-erasures.ts'
import { openDatabase } from '#src/db/database.ts'
import { migrateDatabase } from '#src/db/migrate.ts'
import { applyErasures } from '#src/modules/erasures/apply.ts'
import { erasureLog } from '#src/modules/erasures/log.ts'

const usage = `Usage: ERASURES_DIR=... npm run erasures -w api -- <command>
With ERASURES_BUCKET_URL, _REGION, _KEY_ID and _SECRET instead, as for the api.

  apply --since <time>   with DATABASE_URL, and DATABASE_OWNER_URL where tables have an owner of their own: makes erasures since that time again in a restored database.
                         The time is that of its backup, less an hour.
  prune --before <time>  removes the records before that time; no kept backup may be older`

const { command, time } = readArguments()
const log = erasureLog(
  readErasuresPlace(process.env) ??
    leave(
      'Set ERASURES_DIR or ERASURES_BUCKET_URL as for the api: a restore looks for records of erasures there.',
    ),
)
if (command === 'prune') console.log(`Removed ${await log.removeBefore(time)} records of erasures.`)
else await apply()

async function apply(): Promise<void> {
  const url = process.env['DATABASE_URL'] ?? leave('DATABASE_URL is not set: name the database.')
  // A backup may be older than this code.
  await migrateDatabase(process.env['DATABASE_OWNER_URL'] ?? url)
  const onError = (error: Error): void => console.error(error.message)
  const { db, close } = openDatabase({ url, connections: 1, onError })
  try {
    const { applied, known } = await applyErasures({ db, log, since: time })
    console.log(`Erasures made again: ${applied}; ${known} were in the backup.`)
  } finally {
    await close()
  }
}

function readArguments(): { command: 'apply' | 'prune'; time: Date } {
  const { positionals, values } = parsedOrUsage()
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  const [command, ...more] = positionals
  const text = command === 'apply' ? values.since : values.before
  const time = new Date(text ?? '')
  const isKnown = command === 'apply' || command === 'prune'
  if (!isKnown || more.length > 0 || Number.isNaN(time.getTime())) leave(usage)
  return { command, time }
}

function parsedOrUsage(): ReturnType<typeof parse> {
  try {
    return parse()
  } catch {
    return leave(usage)
  }
}

function parse() {
  return parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      since: { type: 'string' },
      before: { type: 'string' },
    },
  })
}

function leave(text: string): never {
  console.error(text)
  process.exit(2)
}
