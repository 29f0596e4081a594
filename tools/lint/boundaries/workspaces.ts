import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Workspace {
  /** The folder's name, which is the package's name. */
  readonly name: string
  readonly folder: string
  readonly declared: ReadonlySet<string>
  /** Keys of `exports`, for instance `./contract/*`. */
  readonly entries: readonly string[]
}

interface Manifest {
  readonly workspaces?: readonly string[]
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

export function readWorkspaces(root: string): Workspace[] {
  return (readManifest(root).workspaces ?? []).map((name) => {
    const folder = join(root, name)
    const { exports = {}, dependencies, devDependencies } = readManifest(folder)
    const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }))
    return { name, folder, declared, entries: Object.keys(exports) }
  })
}

/** What is installed, built or generated, and the make-believe packages that the release tests build. */
const skipped = /(?:^|\/)(?:node_modules|dist|\.data|generated|release\/testing)$/

/** Source files of a workspace, by their path inside it. */
export function sourceFiles({ folder }: Workspace): string[] {
  return globSync('**/*.{ts,tsx,mts,mjs,js}', {
    cwd: folder,
    exclude: (path) => skipped.test(path),
  }).sort()
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}
