import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Area name > its last build and the hash of its inputs. */
export type BuildRecord = Record<string, { readonly inputs: string; readonly version: string }>

export async function readRecord(releasesDir: string): Promise<BuildRecord> {
  const text = await readFile(recordPath(releasesDir), 'utf8').catch(() => '{}')
  return JSON.parse(text) as BuildRecord
}

export async function writeRecord(releasesDir: string, record: BuildRecord): Promise<void> {
  await mkdir(releasesDir, { recursive: true })
  await writeFile(recordPath(releasesDir), JSON.stringify(record, null, 2))
}

function recordPath(releasesDir: string): string {
  return join(releasesDir, 'built.json')
}
