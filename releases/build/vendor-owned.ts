import { moduleOwner } from './module-owner.ts'

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

/** Package > the specifier to import instead. */
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

const webPackage = '@darnley/web'

/** Folder of shared/web > its specifier. The facade of each is the file with the folder's name. */
const ownedFolders: Readonly<Record<string, VendorSpecifier>> = {
  router: '@darnley/web/router',
  query: '@darnley/web/query',
  stores: '@darnley/web/stores',
  session: '@darnley/web/session',
}

/**
 * Returns the specifier that owns a module, by the package that it belongs to: in node_modules at any depth, linked, under
 * an alias, as sources or packed. Undefined for a module that any area may bundle.
 */
export function ownerOf(moduleId: string): VendorSpecifier | undefined {
  const owner = moduleOwner(moduleId)
  if (owner?.name !== webPackage) return ownedPackages[owner?.name ?? '']
  return ownedFolders[pathInWeb(owner.path)[0] ?? '']
}

/** Returns the specifier whose facade a module is; inside of shared/web facades are imported as `#src/...`. */
export function facadeOf(moduleId: string): VendorSpecifier | undefined {
  const owner = moduleOwner(moduleId)
  if (owner?.name !== webPackage) return undefined
  const [folder = '', file, ...deeper] = pathInWeb(owner.path)
  return file === folder && deeper.length === 0 ? ownedFolders[folder] : undefined
}

/** `src/router/router.ts` as sources and `dist/router/router.js` packed are both `router`, `router`. */
function pathInWeb(path: string): string[] {
  return path
    .replace(/^(?:src|dist)\//, '')
    .replace(/\.[jt]sx?$/, '')
    .split('/')
}
