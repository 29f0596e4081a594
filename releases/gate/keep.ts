import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import { integrityOf } from '#core/release-files.ts'
import { refText, type ReleaseRef } from '#core/sets.ts'
import { privateFolder, type ReleaseStore } from '#core/store.ts'
import { Sources } from './sources.ts'

/** Where the gate reads the sources of releases. */
export type SourcesStore = Pick<ReleaseStore, 'readPrivate' | 'manifest'>

/** Sources as JSON, compressed with Brotli, in the private folder of a release. */
export const sourcesFile = 'sources.json.br'

/** Writes the sources of a build into its private folder. */
export async function keepSources(folder: string, sources: Sources): Promise<void> {
  const target = join(folder, privateFolder)
  await mkdir(target, { recursive: true })
  await writeFile(
    join(target, sourcesFile),
    await promisify(brotliCompress)(JSON.stringify(sources)),
  )
}

/**
 * Returns the sources of a release; null when it was published without any.
 * @throws Error when they are missing or others than those that were published
 */
export async function readSources(
  store: SourcesStore,
  release: ReleaseRef,
): Promise<Sources | null> {
  const [kept, manifest] = await Promise.all([
    store.readPrivate(release, sourcesFile),
    store.manifest(release),
  ])
  const integrity = manifest?.sources ?? null
  if (integrity !== null && (!kept || integrityOf(kept) !== integrity))
    throw new Error(`The sources of ${refText(release)} are not those that were published.`)
  if (!kept) return null
  return Sources.parse(JSON.parse((await promisify(brotliDecompress)(kept)).toString()))
}
