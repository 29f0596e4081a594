import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Bucket, type BucketSettings, createBucket } from '@darnley/storage/bucket'
import type { Description } from '#src/archive/description.ts'
import type { Settings } from '#src/settings.ts'

/** Where the files go that may be in buckets. */
export type InBuckets = Pick<Settings, 'media' | 'photos' | 'releases'>

const registry = 'registry.json'

/**
 * Checks that what a backup has of photos and releases fits the places of the settings.
 * @throws Error with one sentence that says what to set
 */
export function expectPlaces({ releases }: InBuckets, description: Description): void {
  const kind = 'bucket' in releases ? 'bucket' : 'folder'
  if (kind === description.releases) return
  throw new Error(
    description.releases === 'bucket'
      ? 'The releases of this backup were in a bucket: set RELEASES_BUCKET_URL to an empty one.'
      : 'The releases of this backup were in a folder: unset RELEASES_BUCKET_URL.',
  )
}

/** @throws Error when a bucket of the settings has files that the backup does not have */
export async function expectRoomInBuckets(places: InBuckets, folder: string): Promise<void> {
  for (const { bucket, files } of await toFill(places, folder))
    await expectNothingElse(bucket, { files, cure: 'Set another one, or empty it.' })
}

/**
 * Moves pictures, photos and releases from the restored folder into the buckets of the settings; what is in folders
 * stays. Can be repeated after it was broken off, and leaves alone what had been moved whole.
 * @throws Error when a bucket has files that the backup does not have
 */
export async function fillBuckets(places: InBuckets, folder: string): Promise<void> {
  for (const { bucket, files } of await toFill(places, folder)) {
    // Another one is refused then: files may be in this one alone.
    await expectNothingElse(bucket, { files, cure: 'Empty it.' })
    const { put } = createBucket(bucket)
    for (const name of inOrder(files.names))
      await put(name, await readFile(join(files.folder, name)))
    // First under another name: what a kill leaves of the folder would look like a folder of fewer files.
    const stored = `${files.folder}.stored`
    await rename(files.folder, stored)
    await rm(stored, { recursive: true, force: true })
  }
}

/** Names of files, from a folder on. */
interface FilesIn {
  readonly folder: string
  readonly names: readonly string[]
}

async function toFill(
  places: InBuckets,
  folder: string,
): Promise<{ readonly bucket: BucketSettings; readonly files: FilesIn }[]> {
  const named = [
    { place: places.media, folder: join(folder, 'media') },
    { place: places.photos, folder: join(folder, 'photos') },
    { place: places.releases, folder: join(folder, 'releases') },
  ]
  const wanted = named.flatMap(({ place, folder: from }) =>
    'bucket' in place && existsSync(from) ? [{ bucket: place.bucket, folder: from }] : [],
  )
  return Promise.all(
    wanted.map(async ({ bucket, folder: from }) => {
      return { bucket, files: { folder: from, names: await filesIn(from) } }
    }),
  )
}

/** With the registry releases are live, so it comes last. */
export function inOrder(names: readonly string[]): string[] {
  const others = names.filter((name) => name !== registry)
  return [...others, ...names.filter((name) => name === registry)]
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** Files of a restore that was broken off may be there, and the same registry. */
async function expectNothingElse(
  settings: BucketSettings,
  { files, cure }: { readonly files: FilesIn; readonly cure: string },
): Promise<void> {
  const bucket = createBucket(settings)
  const names = new Set(files.names)
  const there = await bucket.list('')
  const other = there.find((key) => !names.has(key))
  const isOurs = !there.includes(registry) || (await isSame(bucket, files))
  const found = other ?? (isOurs ? undefined : registry)
  if (found !== undefined)
    throw new Error(
      `The bucket ${settings.url} is not empty: it has ${found}, and a restore replaces nothing. ${cure}`,
    )
}

async function isSame(bucket: Bucket, { folder, names }: FilesIn): Promise<boolean> {
  if (!names.includes(registry)) return false
  const there = await bucket.get(registry)
  return there !== null && there.body.equals(await readFile(join(folder, registry)))
}
