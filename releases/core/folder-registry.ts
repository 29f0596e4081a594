import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UnsafeStoreError, type StoredRegistry } from './store.ts'

/** Number of revisions that are kept for inspection; older ones are removed. */
const kept = 20
/** Milliseconds within which a folder may change twice and have the same time of change. */
const coarsestClock = 1000
/** Milliseconds after which a draft counts as left behind by a killed process. */
const abandonedAfter = 3_600_000
const revisionName = /^\d{12}\.json$/

interface FolderRegistry {
  read(): Promise<StoredRegistry | null>
  /** See ReleaseStore.replaceRegistry. */
  replace(text: string, revision: string | null): Promise<boolean>
  /** Returns the name of the latest revision; empty when there is none. */
  latest(): Promise<string>
}

/**
 * Keeps a registry as numbered files. A change hard-links the next number, which the file system allows once: of two
 * writers that began from the same revision one succeeds, however long either stalled. There is no lock that a killed
 * process could leave behind (docs/decisions/021-registry-updates-by-compare-and-set.md).
 */
export function folderRegistry(folder: string): FolderRegistry {
  const at = (name: string): string => join(folder, name)
  let listed: { readonly changedAt: bigint; readonly newest: string } | undefined

  async function revisions(): Promise<string[]> {
    const names = await readdir(folder).catch(ifMissing([]))
    return names.filter((name) => revisionName.test(name)).toSorted()
  }

  const newest = async (): Promise<string> => (await revisions()).at(-1) ?? ''

  /** Reads the names only when the folder has changed: an edge asks all the time. */
  async function latest(): Promise<string> {
    const now = BigInt(Date.now())
    const { mtimeNs: changedAt } = await stat(folder, { bigint: true }).catch(
      ifMissing({ mtimeNs: null }),
    )
    if (changedAt === null) return ''
    if (listed?.changedAt === changedAt) return listed.newest
    const found = await newest()
    const isSettled = now - changedAt / 1_000_000n > coarsestClock
    listed = isSettled ? { changedAt, newest: found } : undefined
    return found
  }

  async function tidy(): Promise<void> {
    for (const old of (await revisions()).slice(0, -kept)) await rm(at(old), { force: true })
    const drafts = (await readdir(folder)).filter((name) => name.startsWith('.draft-'))
    for (const draft of drafts) {
      const age = await stat(at(draft)).then(({ mtimeMs }) => Date.now() - mtimeMs, ifMissing(0))
      if (age > abandonedAfter) await rm(at(draft), { force: true })
    }
  }

  return {
    latest,
    async read() {
      for (;;) {
        const revision = await newest()
        if (revision === '') return null
        const text = await readFile(at(revision), 'utf8').catch(ifMissing(null))
        // A revision that was removed meanwhile has many successors.
        if (text !== null) return { text, revision }
      }
    },
    async replace(text, revision) {
      const next = numberOf(revision ?? '0') + 1
      const draft = at(`.draft-${randomUUID()}`)
      await mkdir(folder, { recursive: true })
      await writeFile(draft, text, { flush: true })
      const isWritten = await linkOnce(draft, at(`${String(next).padStart(12, '0')}.json`))
      await rm(draft, { force: true })
      if (!isWritten) return false
      // After a long stall the number may have been taken and removed: then this is an old revision, not the latest.
      const passed = numberOf(await newest()) - next
      await tidy()
      return passed < kept
    },
  }
}

function numberOf(revision: string): number {
  return Number.parseInt(revision, 10)
}

/** Returns false when the target exists. */
async function linkOnce(file: string, target: string): Promise<boolean> {
  try {
    await link(file, target)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS')
      throw new UnsafeStoreError(
        `The file system of ${target} does not support hard links, without which concurrent release commands could undo each other. Keep the releases on another file system, or in a bucket.`,
        { cause: error },
      )
    throw error
  }
}

/** Returns a handler that resolves to a value when a file or folder does not exist. */
function ifMissing<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}
