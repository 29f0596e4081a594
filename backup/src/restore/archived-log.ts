import { constants } from 'node:fs'
import { chown, copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const isSegment = /^[0-9A-F]{24}$/
const isHistory = /^[0-9A-F]{8}\.history$/

/** Its place in the log, whatever the timeline. */
const placeOf = (segment: string): string => segment.slice(8)

interface Taking {
  /** Folder of the server's archive. */
  readonly archive: string
  /** Restored data folder, which has the log up to the backup's point. */
  readonly data: string
  /** New folder for the copies. */
  readonly into: string
}

/**
 * Copies the archived log since a backup. PostgreSQL runs under an account that may be forbidden to read the archive, and
 * takes a segment that it cannot read for the end of the log.
 * @throws Error when there is nothing to copy
 */
export async function takeArchivedLog({ archive, data, into }: Taking): Promise<void> {
  const own = (await readdir(join(data, 'pg_wal'))).filter((name) => isSegment.test(name))
  const last = own.map(placeOf).toSorted().at(-1) ?? ''
  const names = await readdir(archive)
  const wanted = names.filter((name) => isSegment.test(name) && placeOf(name) >= last)
  if (wanted.length === 0)
    throw new Error(
      `${archive} has no segment of the log since the backup (${last} or later): --archive names the folder that archive_command of the server writes.`,
    )
  await mkdir(into, { recursive: true })
  for (const name of [...wanted, ...names.filter((each) => isHistory.test(each))])
    await copyAsOurs(join(archive, name), join(into, name))
}

/** Node copies the owner, too. */
async function copyAsOurs(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  await chown(to, process.getuid?.() ?? -1, process.getgid?.() ?? -1)
}

/** Returns the size in bytes of all files of an archive. */
export async function bytesIn(archive: string): Promise<number> {
  const names = await readdir(archive)
  const sizes = await Promise.all(names.map((name) => stat(join(archive, name))))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}
