import { join } from 'node:path'
import { openFiles } from '@darnley/storage/files'
import pg from 'pg'
import { readArchive } from '#src/archive/read-archive.ts'
import type { Description } from '#src/archive/description.ts'
import { programOf } from '#src/database/programs.ts'
import { messageOf } from '#src/database/server.ts'
import { keptIn } from '#src/kept.ts'
import { readKeys } from '#src/keys.ts'
import type { Settings } from '#src/settings.ts'
import { bytesIn, takeArchivedLog } from './archived-log.ts'
import { type Checked, checkedIn, checkedOf, markChecked } from './checked.ts'
import { endArchiving } from './end-archiving.ts'
import { expectPlaces, expectRoomInBuckets, fillBuckets } from './buckets.ts'
import {
  applyErasures,
  type ErasuresPlace,
  expectErasures,
  keepErasures,
  recordedBeforeMs,
} from './erasures.ts'
import { lastEndedBefore } from './last-ended-before.ts'
import { type LaterPoint, withRecovered } from './recover.ts'
import { completeTarget, dropDraft, prepareTarget, type Target, targetIn } from './target.ts'

interface Restoring {
  /** The newest by default; where a restore was broken off at its very end, that of this one. */
  readonly id?: string | undefined
  /** Data folder of the restored site. */
  readonly into: string
  /** Null: the backup's own point. */
  readonly later?: LaterPoint | null
  /** Null: none are applied. */
  readonly erasures: ErasuresPlace | null
  readonly log: (line: string) => void
  readonly signal: AbortSignal
}

/** What was restored. */
export interface Restored extends Checked {
  /** Whether only the end of a restore that was broken off had to be repeated. */
  readonly isRest: boolean
}

/**
 * Restores a backup into a folder that has no data: unpacks and checks it, brings the databases to its point, erases again
 * what was erased since. The site appears in the folder when all of that is done; after a failure before nothing of it is
 * there. What was checked is then put in place, in the folder and in buckets; a repeated restore goes on with that.
 * @throws Error with one sentence that says what to do
 */
export async function restoreBackup(
  settings: Settings,
  { id, into, later = null, erasures, log, signal }: Restoring,
): Promise<Restored> {
  const target = targetIn(into)
  const asked = { later, places: settings, isErased: erasures !== null }
  const begun = await checkedIn(target, { id, ...asked })
  if (begun) {
    await putInPlace(settings, { target, erasures })
    return { ...begun, isRest: true }
  }
  const place = openFiles(settings.place)
  const kept = keptIn(settings.place)
  const description = await (later
    ? lastEndedBefore(kept, { id, until: later.until })
    : kept.find(id))
  const { identities } = await readKeys(settings.keyFile)
  if (identities.length === 0)
    throw new Error(
      `${settings.keyFile} has recipients only, which make backups: to open one, set BACKUP_KEY_FILE to the file with AGE-SECRET-KEY-1...`,
    )
  expectPlaces(settings, description)
  if (erasures) expectErasures(erasures)
  programOf('postgres', description.server.major)
  await prepareTarget(target, description.bytes + (later ? await bytesIn(later.archive) : 0))
  const checked = checkedOf(description, asked)
  try {
    log(`Unpacking ${description.id} ...`)
    await readArchive(description, { place, identities, folder: target.draft })
    signal.throwIfAborted()
    log(`Bringing the databases to ${later?.until.toISOString() ?? description.point.at} ...`)
    const done = await recover(description, { draft: target.draft, later, erasures, signal })
    if (done) log(done)
    await expectRoomInBuckets(settings, target.draft)
    await markChecked(target, checked)
  } catch (error) {
    await dropDraft(target)
    throw error
  }
  await putInPlace(settings, { target, erasures })
  return { ...checked, isRest: false }
}

interface Placing {
  readonly target: Target
  readonly erasures: ErasuresPlace | null
}

/** Can be repeated from any step on. @throws Error with one sentence; the draft is still there then */
async function putInPlace(settings: Settings, { target, erasures }: Placing): Promise<void> {
  try {
    await fillBuckets(settings, target.draft)
    if (erasures) keepErasures(erasures, target.folder)
    await completeTarget(target)
  } catch (cause) {
    throw new Error(
      `${messageOf(cause)} The restored files were checked, and lie in ${target.draft}: repeat the command, which goes on from there, or remove this folder.`,
      { cause },
    )
  }
}

interface Recovery extends Pick<Restoring, 'erasures' | 'signal'> {
  readonly later: LaterPoint | null
  readonly draft: string
}

/** Returns what was erased again. */
async function recover(
  { server: { major, user, archives = true }, databases, startedAt }: Description,
  { draft, later, erasures, signal }: Recovery,
): Promise<string> {
  const data = join(draft, 'postgres/data')
  const copy = later && { until: later.until, archive: join(draft, 'archived-log') }
  if (archives) await endArchiving(data)
  if (later && copy) await takeArchivedLog({ archive: later.archive, data, into: copy.archive })
  let applied = ''
  await withRecovered({ data, major, user, later: copy, signal }, async ({ urlOfOwner }) => {
    const databaseUrl = await urlOfOwner(databases.api.name)
    await expectMigrations(databaseUrl, {
      ...databases.api,
      table: 'drizzle.__drizzle_migrations',
    })
    const contentUrl = await urlOfOwner(databases.content.name)
    await expectMigrations(contentUrl, { ...databases.content, table: 'payload_migrations' })
    const since = new Date(Date.parse(startedAt) - recordedBeforeMs)
    if (erasures) applied = await applyErasures(erasures, { databaseUrl, since })
  })
  return applied
}

/** A migration may have been committed during the backup, but none can be gone. */
async function expectMigrations(
  connectionString: string,
  { name, migrations, table }: { name: string; migrations: number; table: string },
): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${table}`,
    )
    const count = rows[0]?.count ?? 0
    if (count < migrations)
      throw new Error(
        `The restored database ${name} has ${count} migrations, and the backup says ${migrations}: it is damaged.`,
      )
  } finally {
    await client.end()
  }
}
