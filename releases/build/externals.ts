import { esmExternalRequirePlugin, type Plugin } from 'vite'
import { facadeFiles, vendorSpecifiers } from './vendor-owned.ts'

/**
 * Leaves every vendor specifier to the import map. CommonJS code that requires react is rewritten to an
 * import; for that `rolldownOptions.external` must stay empty.
 */
export function vendorExternals(): Plugin[] {
  return [facadeRedirect(), esmExternalRequirePlugin({ external: [...vendorSpecifiers] }) as Plugin]
}

/** Sends `#src/stores/stores.ts`, as shared's own files write it, to `@darnley/web/stores`. */
export function facadeRedirect(): Plugin {
  return {
    name: 'facade-redirect',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('#src/') && !source.startsWith('.')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const specifier = resolved ? facadeFiles.get(resolved.id) : undefined
      return specifier ? this.resolve(specifier, importer, options) : null
    },
  }
}
