import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspacePaths } from '#tools/lint/workspaces.ts'

/** What of a workspace package goes into its packed form: `darnley.packed` in its package.json. */
interface PackedSettings {
  /** Entries of `exports` that other repositories may import; by default all. */
  readonly exports?: readonly string[]
  /** Commands, and their files. */
  readonly bin?: Readonly<Record<string, string>>
  /** Files that are run by their path instead of imported. */
  readonly entries?: readonly string[]
  /** Files of other folders: name in the packed package > path from the package's folder. */
  readonly copies?: Readonly<Record<string, string>>
}

/** Condition > file. */
export type Conditions = Readonly<Record<string, string>>

export interface SourceManifest {
  readonly name: string
  readonly version: string
  readonly type: string
  /** Patterns of folders, and modules that differ by condition. */
  readonly imports?: Readonly<Record<string, string | Conditions>>
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly darnley: { readonly packed?: PackedSettings }
}

/** A workspace package that is packed for other repositories. */
export interface SourcePackage {
  readonly folder: string
  readonly manifest: SourceManifest
  readonly settings: PackedSettings
  /** The folder that becomes `dist`: `src`, or the package's own folder when its sources lie in several. */
  readonly sourceRoot: string
}

/** Returns the workspace packages that are packed. */
export function findPackages(root: string): SourcePackage[] {
  return workspacePaths(root).flatMap((path) => {
    const folder = join(root, path)
    const text = readFileSync(join(folder, 'package.json'), 'utf8')
    const manifest = JSON.parse(text) as SourceManifest
    const { packed: settings } = manifest.darnley
    return settings
      ? [{ folder, manifest, settings, sourceRoot: sourceRoot(manifest, folder) }]
      : []
  })
}

function sourceRoot({ exports }: SourceManifest, folder: string): string {
  const isInSrc = Object.values(exports).every((file) => file.startsWith('./src/'))
  return isInSrc ? join(folder, 'src') : folder
}

/** Returns the packed entries of `exports`. @throws Error for an entry that does not exist */
export function packedExports({ manifest, settings }: SourcePackage): [string, string][] {
  const names = settings.exports ?? Object.keys(manifest.exports)
  return names.map((name) => {
    const file = manifest.exports[name]
    if (file === undefined) throw new Error(`${manifest.name} has no entry '${name}' to pack`)
    return [name, file]
  })
}
