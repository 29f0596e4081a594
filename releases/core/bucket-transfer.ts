import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Bucket } from '@darnley/storage/bucket'
import { assertFiles } from './release-files.ts'
import { refText, type ReleaseRef } from './sets.ts'
import { privateFolder } from './store.ts'

/** Puts the files of a release into a bucket, the manifest last: with it the release exists. */
export async function upload(
  bucket: Bucket,
  { prefix, folder }: { prefix: string; folder: string },
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted((one) => (one === 'manifest.json' ? 1 : -1))
  for (const file of files) await bucket.put(prefix + file, await readFile(join(folder, file)))
}

/** A visitor waits for a release's first file until all of it is here. */
const downloadsAtOnce = 12

interface Copy {
  readonly key: string
  readonly target: string
}

/**
 * Fetches a release into a folder, which appears when all files are there and are those that were published.
 * @throws Error when there is no such release, or when its files differ from the manifest
 */
export async function download(
  bucket: Bucket,
  { release, folder }: { release: ReleaseRef; folder: string },
): Promise<void> {
  const prefix = `${release.name}/${release.version}/`
  const keys = await bucket.list(prefix)
  if (!keys.includes(`${prefix}manifest.json`))
    throw new Error(`There is no release ${refText(release)}`)
  const partial = resolve(folder, '../..', `.fetching-${randomUUID()}`)
  const copies = keys
    .filter((key) => !key.startsWith(`${prefix}${privateFolder}/`))
    .map((key) => ({ key, target: inside(partial, key.slice(prefix.length)) }))
  try {
    await copyAll(bucket, copies)
    await assertFiles(partial)
    await mkdir(dirname(folder), { recursive: true })
    // Another request may have finished first.
    await rename(partial, folder).catch(() => undefined)
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

/** @throws Error for a name that leads out of the folder */
function inside(folder: string, name: string): string {
  const target = resolve(folder, name)
  if (target.startsWith(folder + sep)) return target
  throw new Error(`The object ${name} lies outside of its release`)
}

/** Ends when the last copy has ended, so that none writes into a folder that is being removed. */
async function copyAll(bucket: Bucket, copies: readonly Copy[]): Promise<void> {
  const queue = [...copies]
  const work = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) await copyOne(bucket, next)
  }
  const workers = Array.from({ length: downloadsAtOnce }, work)
  await Promise.allSettled(workers)
  await Promise.all(workers)
}

/** An object that is gone meanwhile is found missing by its hash. */
async function copyOne(bucket: Bucket, { key, target }: Copy): Promise<void> {
  const object = await bucket.get(key)
  if (!object) return
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, object.body)
}
