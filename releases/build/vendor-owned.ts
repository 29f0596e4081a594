import { resolve } from 'node:path'

const sharedSource = resolve(import.meta.dirname, '../../shared/web/src')

/** Every specifier that the page's import map sends to the one vendor file. */
export const vendorSpecifiers = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@darnley/web/router',
  '@darnley/web/query',
  '@darnley/web/stores',
  '@darnley/web/session',
] as const

export type VendorSpecifier = (typeof vendorSpecifiers)[number]

/** The facades' files: inside of shared/web they are imported as `#src/...`, which must resolve to the same copy. */
export const facadeFiles: ReadonlyMap<string, VendorSpecifier> = new Map([
  [resolve(sharedSource, 'router/router.ts'), '@darnley/web/router'],
  [resolve(sharedSource, 'query/query.ts'), '@darnley/web/query'],
  [resolve(sharedSource, 'stores/stores.ts'), '@darnley/web/stores'],
  [resolve(sharedSource, 'session/session.ts'), '@darnley/web/session'],
])

/** Package in node_modules > the specifier to import instead. */
export const ownedPackages: Readonly<Record<string, VendorSpecifier>> = {
  react: 'react',
  'react-dom': 'react-dom',
  scheduler: 'react-dom',
  'react-router': '@darnley/web/router',
  'react-router-dom': '@darnley/web/router',
  '@tanstack/react-query': '@darnley/web/query',
  '@tanstack/query-core': '@darnley/web/query',
  nanostores: '@darnley/web/stores',
  '@nanostores/react': '@darnley/web/stores',
}

const ownedFolders: Readonly<Record<string, VendorSpecifier>> = {
  router: '@darnley/web/router',
  query: '@darnley/web/query',
  stores: '@darnley/web/stores',
  session: '@darnley/web/session',
}

/** Returns the specifier that owns a module, by its absolute path; undefined for a module that any area may bundle. */
export function ownerOf(moduleId: string): VendorSpecifier | undefined {
  const path = moduleId.replace(/^\0/, '').split('?')[0] ?? ''
  const packageName = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
  if (packageName) return ownedPackages[packageName]
  if (!path.startsWith(`${sharedSource}/`)) return undefined
  return ownedFolders[path.slice(sharedSource.length + 1).split('/')[0] ?? '']
}
