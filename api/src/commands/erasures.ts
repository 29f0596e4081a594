import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readErasuresPlace } from '#src/config-erasures.ts'
import type { Database } from '#src/db/database.ts'
import { rootOf } from '@darnley/node/database-failures'
import { erasureLog, expectErasures } from '#src/modules/erasures/log.ts'
import { backupPlaces } from '#src/modules/erasures/places.ts'
import { erasureSettings } from './command-settings.ts'

const usage = `Usage: ERASURES_DIR=... npm run erasures -w api -- <command>
With ERASURES_BUCKET_URL, _REGION, _KEY_ID and _SECRET instead, as for the api.

  apply --since <time>   with DATABASE_URL, and DATABASE_OWNER_URL where tables have an owner of their own: makes erasures since that time again in a restored database.
                         The time is that of its backup, less an hour.
  need --since <time> --place <id> --name <text>
                         notes that the backups in a place need the records since that time
  forget --place <id>    takes such a note back, when these backups are gone
  prune                  removes the records that no noted place needs`

const Time = z.coerce.date()
const Command = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('apply'), since: Time }),
  z.strictObject({
    command: z.literal('need'),
    since: Time,
    place: z.uuid(),
    name: z.string().min(1),
  }),
  z.strictObject({ command: z.literal('forget'), place: z.uuid() }),
  z.strictObject({ command: z.literal('prune') }),
])
type Command = z.infer<typeof Command>

const command = readCommand()
const place =
  readErasuresPlace(await erasureSettings()) ??
  leave(
    'Set ERASURES_DIR or ERASURES_BUCKET_URL as for the api: a restore looks for records of erasures there.',
  )
const log = erasureLog(place)
const places = backupPlaces(place)
try {
  await expectErasures(place)
  await run(command)
} catch (error) {
  const root = rootOf(error)
  leave(root instanceof Error ? root.message : String(root), 1)
}

async function run(wanted: Command): Promise<void> {
  if (wanted.command === 'apply') return apply(wanted.since)
  if (wanted.command === 'prune') return prune()
  const id = wanted.place
  if (wanted.command === 'forget') {
    const isNoted = await places.forget(id)
    return console.log(isNoted ? `${id} is forgotten.` : `${id} is not noted.`)
  }
  const [since, notedAt] = [wanted.since, new Date()].map((time) => time.toISOString())
  await places.note({ id, name: wanted.name, since: since ?? '', notedAt: notedAt ?? '' })
}

/** The others need no database, and none of the modules that use it. */
async function apply(since: Date): Promise<void> {
  const { applyErasures } = await import('#src/modules/erasures/apply.ts')
  const { onDatabase } = await import('./on-database.ts')
  const work = async (db: Database): Promise<void> => {
    const { applied, known } = await applyErasures({ db, log, since })
    console.log(`Erasures made again: ${applied}; ${known} were in the backup.`)
  }
  // A backup may be older than this code.
  await onDatabase(work, { migrates: true })
}

async function prune(): Promise<void> {
  const first = await places.first()
  if (!first) return console.log('No place of backups is noted, so that all records stay.')
  const { since, name, notedAt, id } = first
  const removed = await log.removeBefore(new Date(since))
  console.log(
    `Removed ${removed} records of erasures. Those since ${since} stay for the backups in ${name}, as noted on ${notedAt} (${id}).`,
  )
}

function readCommand(): Command {
  const { positionals, values } = parsedOrUsage()
  const { help, ...options } = values
  if (help) {
    console.log(usage)
    process.exit(0)
  }
  const [name, ...more] = positionals
  const { data } = Command.safeParse({ command: name, ...options })
  return data && more.length === 0 ? data : leave(usage)
}

function parsedOrUsage(): ReturnType<typeof parse> {
  try {
    return parse()
  } catch {
    return leave(usage)
  }
}

function parse() {
  const text = { type: 'string' } as const
  return parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, since: text, place: text, name: text },
  })
}

function leave(text: string, code = 2): never {
  console.error(text)
  process.exit(code)
}
