import { join, relative } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { containerSource } from './container.ts'
import { exposesOf } from './declared.ts'
import { findRemotes, readAreas } from './remotes.ts'

const prefix = 'virtual:area/'

/** Returns the address of an area's container on a development server with `areasFromSource`. */
export function areaEntry(name: string): string {
  return `/@id/${prefix}${name}`
}

/**
 * Serves the containers of all areas from their sources, by one development server: shell and areas are one graph of
 * modules, so each shared one is there once without an import map.
 */
export function areasFromSource(): Plugin {
  return {
    name: 'areas-from-source',
    config: ({ root = process.cwd() }): UserConfig => ({
      // Found before the first page, which would otherwise reload when an area is loaded.
      optimizeDeps: {
        entries: [
          'index.html',
          ...findRemotes().map(({ folder }) =>
            join(relative(root, folder), 'src/{pages/*/page,slots/*}.tsx'),
          ),
        ],
      },
    }),
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const name = id.slice(prefix.length + 1)
      const area = (await readAreas()).find((each) => each.name === name)
      if (!area) throw new Error(`There is no area '${name}'`)
      const exposes = Object.entries(exposesOf(area.declaration, area.folder))
      return containerSource(
        Object.fromEntries(exposes.map(([module, file]) => [module, join(area.folder, file)])),
      )
    },
  }
}
