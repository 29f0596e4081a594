import { readFile } from 'node:fs/promises'
import AdmZip from 'adm-zip'
import type { Plugin } from 'vite'
import type { AreaDeclaration } from '@darnley/contract/area'
import type { Exposes } from '#build/declared.ts'

/** The files that Module Federation's tools fetch, as the container's manifest names them. */
export const typesArchive = '@mf-types.zip'
export const typesOfModules = '@mf-types.d.ts'

interface TypesOptions {
  readonly declaration: AreaDeclaration
  readonly exposes: Exposes
}

/**
 * Writes the types of the exposed modules in Module Federation's form. The federation plugin's own step needs a compiler
 * API that TypeScript 7 lacks.
 */
export function mountTypes({ declaration, exposes }: TypesOptions): Plugin {
  return {
    name: 'mount-types',
    apply: 'build',
    async generateBundle() {
      const types = await this.resolve('@darnley/web/mounted-types')
      if (!types) this.error('@darnley/web/mounted-types was not found')
      const modules = Object.keys(exposes).map((module) => module.slice(2))
      const files: Record<string, string> = {
        'compiled-types/mounted-types.d.ts': await readFile(typesFile(types.id), 'utf8'),
        ...Object.fromEntries(
          modules.map((name) => [`${name}.d.ts`, moduleTypes(typeOf(declaration, `./${name}`))]),
        ),
      }
      this.emitFile({ type: 'asset', fileName: typesArchive, source: zip(files) })
      this.emitFile({ type: 'asset', fileName: typesOfModules, source: remoteTypes(modules) })
    },
  }
}

/** Returns the file with a module's types: packed, they lie beside its JavaScript. */
function typesFile(module: string): string {
  return module.replace(/\.js$/, '.d.ts')
}

/** Returns the type in mounted-types.ts of what a module exports. */
function typeOf({ slots }: AreaDeclaration, module: string): string {
  const slot = slots.find((each) => each.module === module)
  return slot ? `MountedSlots[${JSON.stringify(slot.slot)}]` : 'MountedPage'
}

function moduleTypes(type: string): string {
  return `import type { ${type.replace(/\[.*/, '')} } from './compiled-types/mounted-types'
declare const mounted: ${type}
export default mounted
`
}

/** Returns the types of `loadRemote`. The host's tools replace the identifier by its name for the remote. */
function remoteTypes(modules: readonly string[]): string {
  const keys = modules.map((name) => `'REMOTE_ALIAS_IDENTIFIER/${name}'`)
  const cases = keys.map((key) => `T extends ${key} ? typeof import(${key}) :`)
  return `export type RemoteKeys = ${keys.join(' | ')};
type PackageType<T> = ${cases.join('\n')} any;
`
}

/** Packs files; equal content gives an equal archive. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const archive = new AdmZip()
  for (const [name, text] of Object.entries(files))
    archive.addFile(name, Buffer.from(text)).header.time = new Date(1980, 0, 1)
  return archive.toBuffer()
}
