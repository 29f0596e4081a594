import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { readRelease } from '#core/read-set.ts'
import { integrityOf } from '#core/release-files.ts'
import { refText, type ReleaseRef } from '#core/sets.ts'
import { privateFolder, type ReleaseStore } from '#core/store.ts'
import { assertReleaseSigned } from '#core/trust/signatures.ts'
import { Sources } from './sources.ts'

/** Returns the sources of a release; null when it was published without any. */
export type ReadSources = (release: ReleaseRef) => Promise<Sources | null>

/** Sources as JSON, compressed with Brotli, in the private folder of a release. */
export const sourcesFile = 'sources.json.br'

/** A twentieth of the time of the highest quality, for a tenth more. No visitor loads the file. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Writes the sources of a build into its private folder. */
export async function keepSources(folder: string, sources: Sources): Promise<void> {
  const target = join(folder, privateFolder)
  await mkdir(target, { recursive: true })
  await writeFile(
    join(target, sourcesFile),
    await promisify(brotliCompress)(JSON.stringify(sources), quality),
  )
}

/** Returns the sources that a build has in its folder. */
export async function readBuiltSources(folder: string): Promise<Sources> {
  return unpack(await readFile(join(folder, privateFolder, sourcesFile)))
}

/**
 * Reads the sources of published releases. What a team did not sign, or what differs from the hash in its manifest, says
 * nothing about the code that visitors get.
 * @throws Error for a release that is not signed, or whose sources are missing or others than those that were published
 */
export function publishedSources(
  store: Pick<ReleaseStore, 'readPrivate' | 'manifest' | 'signedManifest'>,
  registry: ReleaseRegistry,
): ReadSources {
  return async (release) => {
    await assertReleaseSigned(store, { registry, release })
    const { sources: integrity } = await readRelease(store, release)
    if (integrity === null) return null
    const kept = await store.readPrivate(release, sourcesFile)
    if (!kept || integrityOf(kept) !== integrity)
      throw new Error(
        `The sources of ${refText(release)} are not those that were published. Publish it again, or release another version of ${release.name}.`,
      )
    return unpack(kept)
  }
}

async function unpack(kept: Buffer): Promise<Sources> {
  return Sources.parse(JSON.parse((await promisify(brotliDecompress)(kept)).toString()))
}
