import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { repository } from '#build/repository.ts'
import type { Area } from './areas.ts'

/** What every build of a repository depends on besides its own sources; another one has some of it. */
const common = [
  'shared/contract',
  'shared/domain',
  'shared/web',
  'releases/build',
  'package-lock.json',
  'tsconfig.base.json',
]

/** Returns a hash of all inputs of a build: with the same hash, building again would change nothing. */
export async function inputsHash(area: Area): Promise<string> {
  const files = (await Promise.all(inputPaths(area, repository).map(listFiles))).flat().sort()
  const hash = createHash('sha256').update(JSON.stringify([area.builds, area.env]))
  for (const file of files) hash.update(file.slice(repository.length)).update(await readFile(file))
  return hash.digest('hex')
}

/** Returns the files and folders that a build reads, as absolute paths. The area's repository may be another one. */
export function inputPaths(area: Area, root: string): string[] {
  const workspace = resolve(repository, area.workspace)
  return [
    ...area.sources.map((source) => resolve(workspace, source)),
    ...common.map((path) => resolve(root, path)),
  ]
}

/**
 * Returns the vendor file, then the areas with most source: when two are built at a time, a long one that begins last has
 * the machine for itself.
 */
export async function longestFirst(areas: readonly Area[]): Promise<Area[]> {
  const measured = areas.map(async (area) => ({
    area,
    bytes: area.role === 'vendor' ? Number.POSITIVE_INFINITY : await bytesOf(area),
  }))
  return (await Promise.all(measured))
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ area }) => area)
}

async function bytesOf({ workspace, sources }: Area): Promise<number> {
  const folder = resolve(repository, workspace)
  const files = await Promise.all(sources.map((source) => listFiles(resolve(folder, source))))
  const sizes = await Promise.all(files.flat().map(async (file) => (await stat(file)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Tests, scenes and what only they use. */
const notBuilt = /\.(?:test|scenes)\.tsx?$|(?:^|\/)(?:tsconfig[^/]*$|testing\/)/

/** Returns all files of a folder except tests and scenes; a file itself; nothing for an absent path. */
export async function listFiles(path: string): Promise<string[]> {
  const stats = await stat(path).catch(() => undefined)
  if (!stats) return []
  if (stats.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !notBuilt.test(relative(path, file)))
}
