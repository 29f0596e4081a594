import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createBucket } from '@darnley/storage/bucket'
import { openFiles, type Place } from '@darnley/storage/files'
import { type Entries, fileOf, filesOf, oneFile } from '#src/archive/entries.ts'
import type { Settings } from '#src/settings.ts'

/**
 * Yields what a site has beside its databases. Its files never change under their names, so that those read after the
 * databases' point are all that the databases name, and some more.
 */
export async function* siteFiles({
  media,
  photos,
  releases,
  dataFolder,
  server,
}: Settings): Entries {
  yield* releasesIn(releases)
  yield* placed(media, 'media')
  yield* placed(photos, 'photos')
  if (server?.type === 'embedded') yield* installationFiles(dataFolder)
}

const isUnfinished = (path: string): boolean => path.endsWith('.tmp')

/** Pictures or photos, wherever they are; in the archive they are below `path`. */
async function* placed(place: Place, path: 'media' | 'photos'): Entries {
  if ('folder' in place)
    return yield* filesOf({ folder: place.folder, path, leaveOut: isUnfinished })
  const files = openFiles(place)
  for (const key of await files.list()) {
    const content = await files.get(key)
    if (content) yield fileOf(`${path}/${key}`, content)
  }
}

/** Of the hidden files of a release store, those that are not a cache or on their way. */
const storeFiles = /^\.(?:registry|tallies|owner-key)/

/** The registry comes first: all releases that it names are there already. */
async function* releasesIn(place: Place): Entries {
  if ('bucket' in place) return yield* releasesInBucket(place)
  const { folder } = place
  yield* filesOf({
    folder: join(folder, '.registry'),
    path: 'releases/.registry',
    leaveOut: (path) => path.startsWith('.draft-'),
  })
  yield* filesOf({
    folder,
    path: 'releases',
    leaveOut: (path) =>
      path.startsWith('.registry') || (path.startsWith('.') && !storeFiles.test(path)),
  })
}

async function* releasesInBucket(place: Extract<Place, { bucket: unknown }>): Entries {
  const bucket = createBucket(place.bucket)
  const registry = 'registry.json'
  const live = await bucket.get(registry)
  if (live) yield fileOf(`releases/${registry}`, live.body)
  // Listed after the registry was read: what it names is there.
  for (const key of await bucket.list('')) {
    const object = key === registry ? null : await bucket.get(key)
    if (object) yield fileOf(`releases/${key}`, object.body)
  }
}

/** Passwords and secrets that `npm start` made for the embedded server and its previews. */
async function* installationFiles(dataFolder: string): Entries {
  yield* oneFile(join(dataFolder, 'preview-secret'), 'preview-secret')
  for (const entry of await readdir(join(dataFolder, 'postgres'), { withFileTypes: true }))
    if (entry.isFile() && !/\.(?:log|new|initdb)$/.test(entry.name))
      yield* oneFile(join(dataFolder, 'postgres', entry.name), `postgres/${entry.name}`)
}
