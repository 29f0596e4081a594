import { resolve } from 'node:path'

const sharedSource = resolve(import.meta.dirname, '../../../shared/src')

/** Every specifier that the page's import map sends to the one vendor file. */
export const vendorSpecifiers = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'shared/router',
  'shared/query',
  'shared/stores',
  'shared/session',
] as const

export type VendorSpecifier = (typeof vendorSpecifiers)[number]

/** The facades as files: inside shared they are imported as `#src/...`, which must end at the same copy. */
export const facadeFiles: ReadonlyMap<string, VendorSpecifier> = new Map([
  [resolve(sharedSource, 'router/router.ts'), 'shared/router'],
  [resolve(sharedSource, 'query/query.ts'), 'shared/query'],
  [resolve(sharedSource, 'stores/stores.ts'), 'shared/stores'],
  [resolve(sharedSource, 'session/session.ts'), 'shared/session'],
])

/** Package in node_modules > the specifier to import instead. */
export const ownedPackages: Readonly<Record<string, VendorSpecifier>> = {
  react: 'react',
  'react-dom': 'react-dom',
  scheduler: 'react-dom',
  'react-router': 'shared/router',
  'react-router-dom': 'shared/router',
  '@tanstack/react-query': 'shared/query',
  '@tanstack/query-core': 'shared/query',
  nanostores: 'shared/stores',
  '@nanostores/react': 'shared/stores',
}

const ownedFolders: Readonly<Record<string, VendorSpecifier>> = {
  router: 'shared/router',
  query: 'shared/query',
  stores: 'shared/stores',
  session: 'shared/session',
}

/** The specifier that owns a module, by the module's absolute path; undefined when anybody may bundle it. */
export function ownerOf(moduleId: string): VendorSpecifier | undefined {
  const path = moduleId.replace(/^\0/, '').split('?')[0] ?? ''
  const packageName = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
  if (packageName) return ownedPackages[packageName]
  if (!path.startsWith(`${sharedSource}/`)) return undefined
  return ownedFolders[path.slice(sharedSource.length + 1).split('/')[0] ?? '']
}
