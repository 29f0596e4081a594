import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { isOurs } from '#build/module-owner.ts'
import type { CallSchemas } from './json-schema.ts'
import { packageOf, type Sources } from './sources.ts'
import { compilerOptions, listFiles } from './typescript.ts'

interface ToCollect {
  /** Root of the team's repository. */
  readonly root: string
  /** The area's folder. */
  readonly workspace: string
  /** The files whose code the release holds, as absolute paths. */
  readonly modules: readonly string[]
  /** Further files whose types it gives. */
  readonly given?: readonly string[]
  /** A remote's exposed module > its file, as an absolute path. */
  readonly exposes?: Readonly<Record<string, string>>
  readonly calls?: CallSchemas
}

/** Returns the sources of a build: the code that it holds, and what this imports for its types. */
export async function collectSources(build: ToCollect): Promise<Sources> {
  const { root, workspace, modules, given = [], exposes = {}, calls = {} } = build
  const own = [...modules, ...Object.values(exposes)].filter(isSource)
  const ambient = await declarationsIn(join(workspace, 'src'))
  const listed = await programOf([...own, ...given, ...ambient])
  const packages = new Map<string, string>()
  const nameOf = (file: string): string => {
    const folder = packageFolder(file)
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string
    }
    packages.set(name, folder)
    return `${name}/${relative(folder, file)}`
  }
  const kept = listed.filter(isOurs).map((file) => [nameOf(file), file] as const)
  const manifests = [...packages].map(
    ([name, folder]) => [`${name}/package.json`, join(folder, 'package.json')] as const,
  )
  const texts = [...kept, ...manifests].map(
    async ([name, file]) => [name, await readFile(file, 'utf8')] as const,
  )
  const files = (await Promise.all(texts)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    folders: Object.fromEntries(
      [...packages]
        .toSorted()
        .map(([name, folder]) => [name, folderName(root, folder) ?? packageOf(name)]),
    ),
    files: Object.fromEntries(files),
    bundled: [...new Set(own.map(nameOf))].toSorted(),
    ambient: ambient.map(nameOf),
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([module, file]) => [module, nameOf(file)]),
    ),
    calls,
  }
}

function isSource(file: string): boolean {
  return /\.[jt]sx?$/.test(file) && isOurs(file)
}

/** Returns a path inside of the repository; undefined for a package from elsewhere. */
function folderName(root: string, folder: string): string | undefined {
  const path = relative(root, folder)
  return path.startsWith('..') || path.includes('node_modules') ? undefined : path
}

function packageFolder(file: string): string {
  let folder = dirname(file)
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder))
    folder = dirname(folder)
  return folder
}

/** Returns the files of a folder that declare global types. */
async function declarationsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
}

async function programOf(files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return []
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'sources-'))
  try {
    const config = { compilerOptions: { ...compilerOptions, types: [] }, files }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
    return await listFiles(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
