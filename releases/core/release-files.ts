import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from './folder-store.ts'
import { refText } from './sets.ts'

/** Returns the hash of a file's content in the format of the integrity attribute. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/**
 * Compares the files of a release with the hashes in its manifest.
 * @param only checks the files in this folder of the release; all by default
 * @throws Error that names a file which is missing or another one than was published
 */
export async function assertFiles(folder: string, only = ''): Promise<void> {
  const manifest = await readManifest(folder)
  if (!manifest) throw new Error(`${folder} holds no release`)
  for (const [file, { integrity }] of Object.entries(manifest.files)) {
    if (!file.startsWith(only)) continue
    const content = await readFile(join(folder, file)).catch(() => null)
    if (content && integrityOf(content) === integrity) continue
    const fault = content ? 'is not the one that was published' : 'is missing'
    throw new Error(`The file ${file} of ${refText(manifest)} ${fault}`)
  }
}
