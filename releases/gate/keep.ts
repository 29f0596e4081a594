import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import { privateFolder, type ReleaseStore } from '#core/store.ts'
import type { ReleaseRef } from '#core/sets.ts'
import { Sources } from './sources.ts'

const file = 'sources.json.br'

/** Writes the sources of a build into its private folder. */
export async function keepSources(folder: string, sources: Sources): Promise<void> {
  const target = join(folder, privateFolder)
  await mkdir(target, { recursive: true })
  await writeFile(join(target, file), await promisify(brotliCompress)(JSON.stringify(sources)))
}

/** Returns the sources of a release; null when it was published without any. */
export async function readSources(
  store: Pick<ReleaseStore, 'readPrivate'>,
  release: ReleaseRef,
): Promise<Sources | null> {
  const kept = await store.readPrivate(release, file)
  if (!kept) return null
  return Sources.parse(JSON.parse((await promisify(brotliDecompress)(kept)).toString()))
}
