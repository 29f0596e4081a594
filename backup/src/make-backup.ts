import { randomBytes } from 'node:crypto'
import { contractVersion } from '@darnley/contract/version'
import { openFiles, type Files, type Place } from '@darnley/storage/files'
import { type Description, partKey } from './archive/description.ts'
import type { Entries } from './archive/entries.ts'
import { partsOf } from './archive/read-archive.ts'
import { writeArchive } from './archive/write-archive.ts'
import { baseBackup } from './database/base-backup.ts'
import type { DatabaseCopy } from './database/copy.ts'
import { runningFolder } from './database/running-folder.ts'
import { describeServer, messageOf } from './database/server.ts'
import { idAt, keptIn, nameOf } from './kept.ts'
import { readKeys } from './keys.ts'
import { type ErasuresPlace, noteNeed } from './restore/erasures.ts'
import type { Settings } from './settings.ts'
import { expectFiles } from './sources/expect-files.ts'
import { siteFiles } from './sources/site-files.ts'

interface Making {
  /** Where it is noted since when these backups need records of erasures; null: nowhere. */
  readonly erasures: ErasuresPlace | null
  readonly log: (line: string) => void
  /** Ends it; nothing of it is kept. */
  readonly signal: AbortSignal
}

/**
 * Makes a backup of databases, releases, pictures and photos as one point. It exists once every part of it was read
 * again and is what was written; after a failure nothing of it is left.
 * @throws Error with one sentence that says what to do
 */
export async function makeBackup(
  settings: Settings,
  { erasures, log, signal }: Making,
): Promise<Description> {
  const begun = new Date()
  const { recipients } = await readKeys(settings.keyFile)
  const server = serverOf(settings)
  const described = await describeServer(server.url, settings.site)
  await expectFiles(server.url, settings)
  const { major } = described.server
  const { workFolder } = settings
  const copy: DatabaseCopy =
    server.type === 'network'
      ? baseBackup({ url: server.url, major, workFolder, signal })
      : runningFolder(server.url)
  const id = `${idAt(begun)}-${randomBytes(4).toString('hex')}`
  const place = openFiles(settings.place)
  const kept = keptIn(settings.place)
  const name = nameOf(settings.place)
  // Before the copy: meanwhile the backups of another place may be pruned. No backup would be the worse loss.
  if (erasures)
    await noteNeed(erasures, { kept, name, now: begun, log }).catch((error: unknown) =>
      log(messageOf(error)),
    )
  log(`Copying PostgreSQL ${described.server.version} to ${name} ...`)
  try {
    const written = await writeArchive(allOf(copy, settings), {
      ...{ id, recipients, signal },
      write: writerTo(place, id),
    })
    const description: Description = {
      ...{ format: 1, id, startedAt: begun.toISOString(), point: copy.point() },
      finishedAt: new Date().toISOString(),
      ...described,
      contract: contractVersion,
      photos: kindOf(settings.photos),
      releases: kindOf(settings.releases),
      ...written,
      recipients: [...recipients],
    }
    for await (const part of partsOf(description, place))
      if (part.length > 0) signal.throwIfAborted()
    await kept.complete(description)
    return description
  } catch (error) {
    await kept.remove(id).catch(() => undefined)
    throw error
  }
}

function serverOf({ server, dataFolder }: Settings): NonNullable<Settings['server']> {
  if (server) return server
  throw new Error(
    `No PostgreSQL runs in ${dataFolder}: run this beside npm start with its DATA_DIR, or set BACKUP_DATABASE_URL to the address of your server.`,
  )
}

/** The files come after the databases' point. */
async function* allOf(copy: DatabaseCopy, settings: Settings): Entries {
  yield* copy.entries()
  yield* siteFiles(settings)
}

function writerTo(place: Files, id: string): (part: Buffer) => Promise<void> {
  let index = 0
  return (part) => place.put(partKey(id, index++), part)
}

const kindOf = (place: Place): 'folder' | 'bucket' => ('bucket' in place ? 'bucket' : 'folder')
