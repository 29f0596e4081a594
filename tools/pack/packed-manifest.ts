import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packedExports, type SourcePackage } from './source-package.ts'

/** What every packed package gets from the repository. */
export interface Repository {
  readonly license: string
  /** Packed package > version. */
  readonly versions: ReadonlyMap<string, string>
}

/** A target, or one for each condition. */
type Import = Target | Readonly<Record<string, Target>>
type Target = string | { readonly types: string; readonly default: string }

/**
 * Returns the package.json of a packed package: its entries with their types, and exact versions of what it depends on.
 * Packages that are not packed can't be installed elsewhere, so they are left out; compiled modules may not import them.
 */
export function packedManifest(
  source: SourcePackage,
  { license, versions }: Repository,
  folder: string,
): Record<string, unknown> {
  const { manifest, settings } = source
  const { bin = {}, copies = {} } = settings
  return {
    name: manifest.name,
    version: manifest.version,
    license,
    type: manifest.type,
    engines: { node: '>=24.2' },
    imports: importsOf(source, folder),
    exports: Object.fromEntries(
      packedExports(source).map(([name, file]) => [name, targetOf(source, file)]),
    ),
    ...(settings.bin && {
      bin: mapValues(bin, (file) => distPath(source, file).replace(ts, '.js')),
    }),
    files: ['dist', 'CHANGELOG.md', ...Object.keys(copies)],
    dependencies: dependenciesOf(source, versions),
  }
}

const ts = /\.tsx?$/

/** `./src/ui/button.tsx` is `./dist/ui/button.js` with its types beside it; a style stays what it is. */
function targetOf(source: SourcePackage, file: string): Target {
  const path = distPath(source, file)
  if (!ts.test(path)) return path
  return { types: path.replace(ts, '.d.ts'), default: path.replace(ts, '.js') }
}

function distPath({ folder, sourceRoot }: SourcePackage, file: string): string {
  return `./dist/${relative(sourceRoot, join(folder, file))}`
}

/** The modules keep their imports by `#src/...`, with the endings of the sources. */
function importsOf(source: SourcePackage, folder: string): Record<string, Import> {
  const targets = Object.entries(source.manifest.imports ?? {})
  const patterns = targets.flatMap(([name, file]): (readonly [string, Import])[] => {
    if (typeof file !== 'string') return [[name, mapValues(file, (path) => targetOf(source, path))]]
    const path = distPath(source, file)
    if (!existsSync(join(folder, path.replace('/*', '')))) return []
    const module = { types: `${path}.d.ts`, default: `${path}.js` }
    return [
      [`${name}.ts`, module],
      [`${name}.tsx`, module],
      [name, path],
    ]
  })
  return Object.fromEntries(patterns)
}

function dependenciesOf(
  { manifest }: SourcePackage,
  versions: ReadonlyMap<string, string>,
): Record<string, string> {
  const wanted = Object.entries(manifest.dependencies ?? {}).flatMap(([name, version]) => {
    const exact = version === '*' ? versions.get(name) : version
    return exact === undefined ? [] : [[name, exact] as const]
  })
  return Object.fromEntries(wanted)
}

function mapValues<Value, Changed>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Changed,
): Record<string, Changed> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
