import { randomUUID } from 'node:crypto'
import {
  access,
  appendFile,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { ReleaseManifest } from '@darnley/contract/release'
import { folderRegistry } from './folder-registry.ts'
import type { ReleaseRef } from './sets.ts'
import { privateFolder, type ReleaseStore } from './store.ts'

/** Lies beside the manifest that it signs. */
export const signatureFile = 'manifest.sig'

/** Releases in a folder that the edge and the command line share. */
export function folderStore(path: string): ReleaseStore {
  const folder = resolve(path)
  const registry = folderRegistry(join(folder, '.registry'))
  const audit = join(folder, 'audit.jsonl')
  const tallies = join(folder, '.tallies')
  const at = ({ name, version }: ReleaseRef): string => join(folder, name, version)

  return {
    place: `the folder ${folder}`,
    folder,
    // Links need no test: where they are not supported, the first change fails with a message.
    check: async () => {},
    manifest: (release) => readManifest(at(release)),
    async signedManifest(release) {
      const text = await readText(join(at(release), 'manifest.json'))
      if (text === null) return null
      return { text, signature: await readText(join(at(release), signatureFile)) }
    },
    writeSignature: (release, signature) =>
      writeFile(join(at(release), signatureFile), signature, 'utf8'),
    holds: async (release) => (await readManifest(at(release))) !== null,
    async fetch(release) {
      await access(join(at(release), 'manifest.json'))
      return at(release)
    },
    readPrivate: (release, name) => readOrNull(join(at(release), privateFolder, name)),
    async publish(release, built) {
      if (await readManifest(at(release))) return rm(built, { recursive: true, force: true })
      await mkdir(dirname(at(release)), { recursive: true })
      await rename(built, at(release))
    },
    list: () => listReleases(folder),
    remove: (release) => rm(at(release), { recursive: true, force: true }),
    readRegistry: registry.read,
    keepRegistry: async () => {},
    keptRegistry: async () => null,
    replaceRegistry: registry.replace,
    registryEtag: registry.latest,
    async appendAudit(line) {
      await mkdir(folder, { recursive: true })
      await appendFile(audit, `${line}\n`)
    },
    readAudit: async () => ((await readText(audit)) ?? '').split('\n').filter(Boolean),
    async writeCounts(window, { by, text }) {
      const file = join(tallies, window, `${by}.json`)
      await mkdir(dirname(file), { recursive: true })
      // An edge may write its count twice at once.
      const draft = `${file}.${randomUUID()}`
      await writeFile(draft, text)
      await rename(draft, file)
    },
    async readCounts(window) {
      const names = await namesIn(join(tallies, window))
      const kept = names.filter((name) => name.endsWith('.json'))
      const texts = await Promise.all(kept.map((name) => readText(join(tallies, window, name))))
      return texts.filter((text) => text !== null)
    },
    async removeCounts(before) {
      const old = (await namesIn(tallies)).filter((window) => window < before)
      for (const window of old) await rm(join(tallies, window), { recursive: true, force: true })
    },
  }
}

/** Returns null when the folder contains no complete release. */
export async function readManifest(folder: string): Promise<ReleaseManifest | null> {
  const text = await readText(join(folder, 'manifest.json'))
  return text === null ? null : ReleaseManifest.parse(JSON.parse(text))
}

async function listReleases(folder: string): Promise<ReleaseRef[]> {
  const names = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found = names
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(async ({ name }) => {
      const versions = await readdir(join(folder, name))
      return versions.map((version) => ({ name, version }))
    })
  return (await Promise.all(found)).flat()
}

/** Returns an empty list when the folder does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

async function readText(path: string): Promise<string | null> {
  return (await readOrNull(path))?.toString() ?? null
}

async function readOrNull(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
