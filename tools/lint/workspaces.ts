import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where a package's code runs: it may import only packages that run there too. */
export type Runtime = 'isomorphic' | 'browser' | 'node' | 'test'

type AliasTarget = string | Readonly<Record<string, string>>

export interface Workspace {
  /** `@darnley/web` */
  readonly name: string
  /** Folder from the repository's root, for instance `shared/web`. */
  readonly path: string
  readonly runtime: Runtime
  /** Of a remote, its area. */
  readonly area?: string | undefined
  readonly dependencies: ReadonlySet<string>
  readonly devDependencies: ReadonlySet<string>
  /** Entry, for instance `./session`, and its file. */
  readonly exports: Readonly<Record<string, string>>
  /** Aliases inside the package, for instance `#src/*`, and their targets, by condition if there are several. */
  readonly imports: Readonly<Record<string, AliasTarget>>
}

interface Manifest {
  readonly name: string
  readonly workspaces?: readonly string[]
  readonly darnley?: { readonly runtime: Runtime; readonly area?: string }
  readonly exports?: Readonly<Record<string, string>>
  readonly imports?: Readonly<Record<string, AliasTarget>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Returns the folders of all packages from the repository's root, sorted. */
export function workspacePaths(root: string): string[] {
  const patterns = readManifest(root).workspaces ?? []
  const manifests = globSync(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  )
  return manifests.map((file) => dirname(file)).toSorted()
}

export function readWorkspaces(root: string): Workspace[] {
  return workspacePaths(root).map((path) => {
    const manifest = readManifest(join(root, path))
    const { name, darnley, exports = {}, imports = {} } = manifest
    if (!darnley) throw new Error(`${path}/package.json lacks "darnley": { "runtime": ... }`)
    return {
      name,
      path,
      runtime: darnley.runtime,
      area: darnley.area,
      dependencies: new Set(Object.keys(manifest.dependencies ?? {})),
      devDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
      exports,
      imports,
    }
  })
}

/** Returns the folders of the packages that the package of this folder depends on, also through others. */
export function foldersReadBy(workspaces: readonly Workspace[], folder: string): string[] {
  const owner = workspaces.find(({ path }) => folder === path || folder.startsWith(`${path}/`))
  const found = new Set<Workspace>()
  const follow = (names: ReadonlySet<string>): void => {
    for (const each of workspaces)
      if (names.has(each.name) && !found.has(each)) {
        found.add(each)
        follow(each.dependencies)
      }
  }
  if (owner) follow(owner.dependencies.union(owner.devDependencies))
  return [...found].map(({ path }) => path)
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}
