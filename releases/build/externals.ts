import { esmExternalRequirePlugin, type Plugin } from 'vite'
import { facadeOf, vendorSpecifiers } from './vendor-owned.ts'

/**
 * Leaves every vendor specifier to the import map. Rewrites CommonJS requires of react to imports, for which
 * `rolldownOptions.external` must stay empty.
 */
export function vendorExternals(): Plugin[] {
  return [facadeRedirect(), esmExternalRequirePlugin({ external: [...vendorSpecifiers] }) as Plugin]
}

/** Redirects `#src/stores/stores.ts`, as imported inside of shared/web, to `@darnley/web/stores`. */
export function facadeRedirect(): Plugin {
  return {
    name: 'facade-redirect',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('#src/') && !source.startsWith('.')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const specifier = resolved ? facadeOf(resolved.id) : undefined
      return specifier ? this.resolve(specifier, importer, options) : null
    },
  }
}
