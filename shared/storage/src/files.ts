import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { createBucket, type BucketSettings } from './bucket.ts'

/** Files by key, such as `3f/3f0c….webp`: letters, digits, `.`, `-`, `_` and `/`, no step upwards. */
export interface Files {
  /** Returns null for a file that does not exist. */
  get(key: string): Promise<Buffer | null>
  /** Writes a whole file or nothing. */
  put(key: string, body: Buffer): Promise<void>
  /** Does nothing when the file does not exist. */
  remove(key: string): Promise<void>
  /** Returns the keys of all files that are complete, sorted; with a prefix, such as `3f/`, of those alone. */
  list(prefix?: string): Promise<string[]>
}

/** A folder of this machine, or a bucket that several machines share. */
export type Place = { readonly folder: string } | { readonly bucket: BucketSettings }

export function openFiles(place: Place): Files {
  return 'bucket' in place ? bucketFiles(place.bucket) : folderFiles(place.folder)
}

function bucketFiles(settings: BucketSettings): Files {
  const bucket = createBucket(settings)
  return {
    get: async (key) => (await bucket.get(checked(key)))?.body ?? null,
    put: async (key, body) => {
      await bucket.put(checked(key), body)
    },
    remove: (key) => bucket.remove(checked(key)),
    list: async (prefix = '') => (await bucket.list(prefix)).filter(isKey).toSorted(),
  }
}

function folderFiles(folder: string): Files {
  const pathOf = (key: string): string => join(folder, checked(key))
  return {
    get: (key) => readFile(pathOf(key)).catch(nullIfMissing),
    put: async (key, body) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // Renamed when it is complete, so that no reader and no crash sees half a file.
      const unfinished = `${path}.${randomUUID()}.tmp`
      try {
        await writeFile(unfinished, body, { flush: true })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async (prefix = '') => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        emptyIfMissing,
      )
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .filter((key) => isKey(key) && key.startsWith(prefix))
        .toSorted()
    },
  }
}

function isKey(text: string): boolean {
  return /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(text)
}

function checked(key: string): string {
  if (!isKey(key)) throw new Error(`Not a key: ${key}`)
  return key
}

function emptyIfMissing(error: unknown): [] {
  return nullIfMissing(error) ?? []
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
