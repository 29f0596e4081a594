import { readdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createBucket, type BucketSettings } from '@darnley/storage/bucket'
import type { Place } from '@darnley/storage/files'
import type { Description } from '#src/archive/description.ts'
import type { Settings } from '#src/settings.ts'

type InBuckets = Pick<Settings, 'photos' | 'releases'>

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

/**
 * Moves photos and releases from the restored folder into the buckets of the settings; what is in folders stays.
 * @throws Error when a bucket has files that the backup does not have
 */
export async function fillBuckets({ photos, releases }: InBuckets, folder: string): Promise<void> {
  await fill(photos, join(folder, 'photos'))
  await fill(releases, join(folder, 'releases'))
}

async function fill(place: Place, folder: string): Promise<void> {
  if (!('bucket' in place)) return
  const files = await filesIn(folder)
  await expectNothingElse(place.bucket, files)
  const bucket = createBucket(place.bucket)
  // With the registry releases are live, so it comes last.
  for (const file of files.toSorted((one) => (one === registry ? 1 : -1)))
    await bucket.put(file, await readFile(join(folder, file)))
  await rm(folder, { recursive: true, force: true })
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** Files of a restore that was broken off may be there, but no registry. */
async function expectNothingElse(
  settings: BucketSettings,
  files: readonly string[],
): Promise<void> {
  const known = new Set(files.filter((file) => file !== registry))
  const other = (await createBucket(settings).list('')).find((key) => !known.has(key))
  if (other !== undefined)
    throw new Error(
      `The bucket ${settings.url} is not empty: it has ${other}, and a restore replaces nothing. Set another one, or empty it.`,
    )
}
