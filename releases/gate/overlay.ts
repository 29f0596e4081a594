import { basename } from 'node:path'
import { fileOf, type Sources } from './sources.ts'

/** A file of a release > the text that takes its place. */
export type Overlay = Readonly<Record<string, string>>

/** Another release or a service, and the folder of the workbench that has its files. */
interface Given {
  readonly sources: Pick<Sources, 'files'>
  readonly folder: string
}

/** What the vendor file gives by modules of this project; the types of other packages go by their version. */
const facades = ['router', 'query', 'stores', 'session'].map((name) => `@darnley/web/${name}`)

/** Returns the files of the facades that a release uses and a vendor file has: one's, and the other's. */
export function sharedFacades(user: Sources, vendor: Pick<Sources, 'files'>): [string, string][] {
  return facades.flatMap((facade): [string, string][] => {
    const used = fileOf(user, facade)
    const given = fileOf(vendor, facade)
    return used !== undefined && given !== undefined ? [[used, given]] : []
  })
}

/** Replaces the facades of the vendor file that a release was built with by those of another one. */
export function vendorOverlay(user: Sources, { sources, folder }: Given): Overlay {
  return Object.fromEntries(
    sharedFacades(user, sources).map(([used, given]) => [
      used,
      `export * from '${folder}/packages/${given}'\n`,
    ]),
  )
}

/**
 * Replaces types and schemas of the contract that a release was built with by those of a service, in the files given.
 * What the service does not export, and functions, whose code the release holds, stay the release's own. In another
 * repository the contract was a packed package.
 */
export function contractOverlay(
  user: Sources,
  { sources, folder }: Given,
  files: readonly string[],
): Overlay {
  return Object.fromEntries(
    files.flatMap((file) => {
      const given = sources.files[file]
      const used = [file, packedTypes(file)].find((name) => name in user.files)
      if (used === undefined || given === undefined) return []
      const own = user.files[used] ?? ''
      if (own === given) return []
      const kept = used.replace(/(?=(?:\.d)?\.ts$)/, '.own')
      const names = dataNames(own).filter((name) => dataNames(given).includes(name))
      const text = [
        `export * from './${basename(kept).replace(/(?:\.d)?\.ts$/, '')}'`,
        `export { ${names.join(', ')} } from '${folder}/packages/${file}'`,
      ]
      return [[kept, own] as const, [used, `${text.join('\n')}\n`] as const]
    }),
  )
}

/** Returns the file with a module's types in the packed form of its package. */
function packedTypes(file: string): string {
  return file.replace('/src/', '/dist/').replace(/\.ts$/, '.d.ts')
}

/** Returns the names of types and schemas that a module exports. */
function dataNames(text: string): string[] {
  const found = text.matchAll(/^export (?:declare )?(?:const|type|interface) (\w+)/gm)
  return [...new Set([...found].map(([, name]) => name ?? ''))]
}
