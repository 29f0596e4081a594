import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateKey } from './keys.ts'

/**
 * Returns the owner's key of a release folder on this machine, which `npm start` makes; undefined when it has none. A
 * bucket has no such file: its teams keep their keys themselves.
 */
export async function readOwnerKey(releasesFolder: string): Promise<string | undefined> {
  try {
    return await readFile(fileIn(releasesFolder), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Returns the owner's key of a release folder, made the first time. Only its owner may read the file. */
export async function ensureOwnerKey(releasesFolder: string): Promise<string> {
  await mkdir(releasesFolder, { recursive: true })
  try {
    await writeFile(fileIn(releasesFolder), makePrivateKey(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(fileIn(releasesFolder), 'utf8')
}

const fileIn = (folder: string): string => join(folder, '.owner-key')
