import { isAbsolute, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { AreaDeclaration } from '@darnley/contract/area'
import { importedNames, type ImportedNames } from './imported-names.ts'
import { isOurs } from './module-owner.ts'
import { bundledVersions } from './own-packages.ts'

export const releaseNotesFile = 'release-notes.json'
/**
 * The modules whose code a build holds, as paths from the area's folder, without those of other projects. Publishing
 * removes the list, as it depends on where packages are installed.
 */
export const bundledModulesFile = 'bundled-modules.json'

/** A build's description of itself; publishing converts it to the release's manifest. */
export interface ReleaseNotes {
  readonly entries: Readonly<Record<string, { file: string; scripts: string[]; styles: string[] }>>
  readonly vendorImports: ImportedNames
  /** Package > version that a remote brings itself. */
  readonly ownVersions: Readonly<Record<string, string>>
  /** What a remote declares. */
  readonly area?: AreaDeclaration | undefined
}

interface NotesOptions {
  readonly area?: AreaDeclaration
  /** Packages that a remote brings itself. */
  readonly own?: ReadonlySet<string>
  /** Entry name > end of its module's path. */
  readonly entries: Readonly<Record<string, string>>
  /** Ends of the paths of modules whose chunks every entry loads without a static import. */
  readonly alwaysLoaded?: readonly string[]
}

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** Writes entries with their static imports and styles, the bundled modules, and the imports from the vendor file. */
export function releaseNotes(options: NotesOptions): Plugin {
  return {
    name: 'release-notes',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_output, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const notes: ReleaseNotes = {
          entries: describeEntries(bundle, options),
          vendorImports: importedNames(chunks.map(({ code }) => code)),
          ownVersions: bundledVersions(
            chunks.flatMap(({ modules }) => Object.keys(modules)),
            options.own,
          ),
          area: options.area,
        }
        const files = { [releaseNotesFile]: notes, [bundledModulesFile]: bundledModules(chunks) }
        for (const [fileName, content] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content, null, 2) })
      },
    },
  }
}

function describeEntries(bundle: Bundle, options: NotesOptions): ReleaseNotes['entries'] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const always = chunks.filter(({ facadeModuleId }) =>
    options.alwaysLoaded?.some((end) => facadeModuleId?.endsWith(end)),
  )
  const described = Object.entries(options.entries).map(([name, path]) => {
    const entry = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(path.replace(/^\./, '')))
    if (!entry) throw new Error(`The build has no chunk for the entry '${name}' (${path})`)
    const closure = [
      ...new Set([entry, ...always].flatMap((chunk) => staticClosure(bundle, chunk))),
    ]
    return [name, { file: entry.fileName, scripts: fileNames(closure), styles: stylesOf(closure) }]
  })
  return Object.fromEntries(described)
}

function staticClosure(bundle: Bundle, chunk: Chunk, seen = new Set<Chunk>()): Chunk[] {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const imported = chunk.imports.flatMap((fileName) => {
    const file = bundle[fileName]
    return file?.type === 'chunk' ? staticClosure(bundle, file, seen) : []
  })
  return [chunk, ...imported]
}

/** A module without code of its own, such as a facade that re-exports, is none of them. */
function bundledModules(chunks: readonly Chunk[]): string[] {
  const rendered = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  )
  const files = rendered
    .map((id) => id.replace(/\?.*$/, ''))
    .filter((file) => isAbsolute(file) && isOurs(file))
  return [...new Set(files)].map((file) => relative(process.cwd(), file)).toSorted()
}

function fileNames(chunks: readonly Chunk[]): string[] {
  return chunks.map(({ fileName }) => fileName)
}

function stylesOf(chunks: readonly Chunk[]): string[] {
  return [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
}
