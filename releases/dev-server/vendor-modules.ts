import type { Plugin } from 'vite'
import { ownedPackages } from '#build/vendor-owned.ts'
import { mappedSpecifiers, type DevVendor } from './vendor-build.ts'

const prefix = '\0dev-vendor:'

/**
 * Serves the development build of the vendor file, and leads every import of it there: the page's import map has the same
 * addresses, so that the site's code and the area's share each module.
 */
export function vendorModules({ chunks }: DevVendor): Plugin {
  return {
    name: 'dev-vendor-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      if (this.environment.name !== 'client') return null
      if (mappedSpecifiers.some((name) => name === source)) return prefix + source
      if (importer?.startsWith(prefix)) return prefix + source.replace(/^\.\//, '')
      const owner = ownedPackages[source]
      if (owner)
        throw new Error(
          `'${source}' would be a second copy of what the vendor file has: import from '${owner}' instead.`,
        )
      return null
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const chunk = chunks.get(id.slice(prefix.length))
      return chunk ? { code: chunk.code, map: chunk.map } : null
    },
  }
}

/** Returns specifier > address of its development build, below the base of the development server. */
export function vendorAddresses(base: string): Record<string, string> {
  return Object.fromEntries(
    mappedSpecifiers.map((name) => [name, `${base}@id/__x00__${prefix.slice(1)}${name}`]),
  )
}
