import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { readImports } from '#tools/lint/boundaries/imports.ts'
import type { Workspace } from '#tools/lint/workspaces.ts'
import type { ImagePart } from './parts.ts'

/** What the programs of an image import at run time. */
export interface Reached {
  /** Our modules, as paths from the root. */
  readonly modules: ReadonlySet<string>
  /** By folder of a workspace, the packages that its modules import, ours too. */
  readonly packages: ReadonlyMap<string, ReadonlySet<string>>
}

interface Repository {
  readonly root: string
  readonly workspaces: readonly Workspace[]
}

/** Follows the imports of an image's programs, lazy ones too. Types are removed before they run. */
export function followImports(part: ImagePart, repository: Repository): Reached {
  const modules = new Set<string>()
  const packages = new Map<string, Set<string>>()
  const open = part.programs.map((program) => join(part.folder, program))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (modules.has(file)) continue
    modules.add(file)
    const workspace = workspaceOf(file, repository.workspaces)
    const names = packages.get(workspace.path) ?? new Set<string>()
    packages.set(workspace.path, names)
    for (const specifier of valueImports(file, repository.root)) {
      const found = resolve({ specifier, file, workspace }, repository.workspaces)
      if (found.file !== undefined) open.push(found.file)
      const isOfOwnInstallation = part.isBuilt && file.startsWith(`${part.folder}/`)
      if (found.package === undefined) continue
      if (!isOfOwnInstallation || found.file !== undefined) names.add(found.package)
    }
  }
  for (const name of part.read ?? []) packages.get(part.folder)?.add(name)
  return { modules, packages }
}

/** Returns the workspace that holds a file: the innermost one. @throws Error for a file of none */
export function workspaceOf(file: string, workspaces: readonly Workspace[]): Workspace {
  const [found] = workspaces
    .filter(({ path }) => file.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)
  if (!found) throw new Error(`${file} belongs to no package`)
  return found
}

function valueImports(file: string, root: string): string[] {
  if (!/\.(?:ts|tsx|mjs|js)$/.test(file)) return []
  return readImports(file, readFileSync(join(root, file), 'utf8'))
    .filter(({ specifier, isType }) => !isType && !isBuiltin(specifier))
    .map(({ specifier }) => specifier)
}

interface Named {
  readonly specifier: string
  readonly file: string
  readonly workspace: Workspace
}

interface Target {
  readonly file?: string
  readonly package?: string
}

function resolve({ specifier, file, workspace }: Named, workspaces: readonly Workspace[]): Target {
  if (specifier.startsWith('.')) return { file: join(dirname(file), specifier) }
  if (specifier.startsWith('#')) return { file: aliased(specifier, workspace) }
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
  const ours = workspaces.find((each) => each.name === name)
  if (!ours) return { package: name }
  const entry = ours.exports[`.${specifier.slice(name.length)}`]
  if (entry === undefined) throw new Error(`${file} imports ${specifier}, which is not exported`)
  return { file: join(ours.path, entry), package: name }
}

function aliased(specifier: string, { path, imports }: Workspace): string {
  const [alias, target] =
    Object.entries(imports).find(([name]) => specifier.startsWith(name.replace('*', ''))) ?? []
  if (alias === undefined || typeof target !== 'string')
    throw new Error(`${specifier} is no alias of ${path}`)
  return join(path, target.replace('*', specifier.slice(alias.length - 1)))
}
