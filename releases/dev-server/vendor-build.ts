import { createRequire } from 'node:module'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { installedVendorVersions } from '#build/installed-package.ts'
import { ownedPackages, vendorSpecifiers } from '#build/vendor-owned.ts'
import type { OwnVendor } from './versions.ts'

/** What the development build maps: the vendor file's specifiers, and what JSX is compiled to in development. */
export const mappedSpecifiers = [...vendorSpecifiers, 'react/jsx-dev-runtime'] as const

/** A development build of what the vendor file contains: one module for each specifier, and their common chunks. */
export interface DevVendor extends OwnVendor {
  /** File name, or specifier of an entry > its chunk. */
  readonly chunks: ReadonlyMap<string, Rolldown.OutputChunk>
}

/** Bundles the packages and facades that a remote's folder imports, with React's development build. */
export async function buildVendor(folder: string): Promise<DevVendor> {
  const result = await build({
    configFile: false,
    root: folder,
    mode: 'development',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [react(), entries(folder)],
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(mappedSpecifiers.map((name) => [fileOf(name), prefix + name])),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  const [first] = [result].flat()
  const output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] =
    first && 'output' in first ? first.output : []
  const chunks = output.filter((file) => file.type === 'chunk')
  const named = chunks.map((chunk) => [specifierOf(chunk) ?? chunk.fileName, chunk] as const)
  return {
    chunks: new Map(named),
    exports: Object.fromEntries(named.map(([name, chunk]) => [name, chunk.exports])),
    versions: installedVendorVersions(folder),
  }
}

const prefix = 'dev-vendor:'

function fileOf(specifier: string): string {
  return specifier.replaceAll(/\W+/g, '_')
}

function specifierOf({ facadeModuleId }: Rolldown.OutputChunk): string | undefined {
  const start = `\0${prefix}`
  return facadeModuleId?.startsWith(start) ? facadeModuleId.slice(start.length) : undefined
}

function entries(folder: string): Plugin {
  return {
    name: 'dev-vendor-entries',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    load: (id) =>
      id.startsWith(`\0${prefix}`) ? entrySource(id.slice(prefix.length + 1), folder) : null,
  }
}

/** A package's exports are named, because those of CommonJS are known only to who loads it. */
function entrySource(specifier: string, folder: string): string {
  if (!Object.hasOwn(ownedPackages, specifier.split('/')[0] ?? ''))
    return `export * from '${specifier}'`
  const names = Object.keys(createRequire(join(folder, 'package.json'))(specifier) as object)
  return `export { ${[...names, 'default'].join(', ')} } from '${specifier}'`
}
