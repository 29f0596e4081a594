import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { createBucket, type BucketSettings } from './bucket.ts'

/** Files by key, such as `3f/3f0c….webp`: letters, digits, `.`, `-`, `_` and `/`, no step upwards. */
export interface Files {
  /** Returns null for a file that does not exist. */
  get(key: string): Promise<Buffer | null>
  /** Writes a whole file or nothing. */
  put(key: string, body: Buffer): Promise<void>
  /** Writes a whole file unless there is one. Of several calls at once one succeeds, the others return false: in a folder if its file system has hard links. */
  create(key: string, body: Buffer): Promise<boolean>
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
    create: (key, body) => bucket.put(checked(key), body, { ifMatch: null }),
    remove: (key) => bucket.remove(checked(key)),
    list: async (prefix = '') => (await bucket.list(prefix)).filter(isKey).toSorted(),
  }
}

function folderFiles(folder: string): Files {
  const pathOf = (key: string): string => join(folder, checked(key))

  /** Gives a file its name when it is complete, so that no reader and no crash sees half a file. */
  async function write<Result>(
    key: string,
    body: Buffer,
    name: (unfinished: string, path: string) => Promise<Result>,
  ): Promise<Result> {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    const unfinished = `${path}.${randomUUID()}.tmp`
    try {
      await writeFile(unfinished, body, { flush: true })
      return await name(unfinished, path)
    } finally {
      await rm(unfinished, { force: true })
    }
  }

  return {
    get: (key) => readFile(pathOf(key)).catch(nullIfMissing),
    put: (key, body) => write(key, body, rename),
    create: (key, body) => write(key, body, linkOnce),
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

const noLinks: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'ENOSYS'])

/** The file system makes a link once. Returns false when the target exists. */
async function linkOnce(file: string, target: string): Promise<boolean> {
  try {
    await link(file, target)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST' || (noLinks.has(code) && existsSync(target))) return false
    if (!noLinks.has(code)) throw error
    await rename(file, target)
    return true
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
