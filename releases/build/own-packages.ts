import { moduleOwner } from './module-owner.ts'
import { ownedPackages, vendorSpecifiers, type VendorSpecifier } from './vendor-owned.ts'

/** What an area may bring itself, and the packages that come with it. */
const replaceable: Readonly<Record<string, readonly string[]>> = {
  '@tanstack/react-query': ['@tanstack/react-query', '@tanstack/query-core'],
}

/** Why a page has what comes from a specifier only once. */
const reasons: Readonly<Partial<Record<VendorSpecifier, string>>> = {
  react: 'hooks and contexts work only with the React that renders the page',
  'react-dom': 'one React renders the page, and hydrates what the edge rendered',
  '@darnley/web/router': "a page has one address, and the shell's router listens to it",
  '@darnley/web/stores': 'basket and session are read by all areas through one library of stores',
}

/**
 * Returns the packages that a remote may bundle, from `darnley.own` in its package.json.
 * @throws Error with the reason for each package that it can't bring
 */
export function ownPackages(declared: readonly string[]): ReadonlySet<string> {
  const refused = declared.filter((name) => !Object.hasOwn(replaceable, name))
  if (refused.length === 0) return new Set(declared.flatMap((name) => replaceable[name] ?? []))
  const lines = refused.map((name) => `  ${name}: ${reasonAgainst(name)}`)
  throw new Error(
    `package.json declares in "darnley.own" what an area can't bring itself:\n${lines.join('\n')}`,
  )
}

function reasonAgainst(name: string): string {
  const owner = Object.hasOwn(ownedPackages, name) ? ownedPackages[name] : undefined
  const single = owner ?? vendorSpecifiers.find((specifier) => specifier === name)
  if (single === undefined)
    return 'each area brings its own version of it anyway, so it needs no entry'
  const brought = Object.keys(replaceable).find((other) => replaceable[other]?.includes(name))
  if (brought !== undefined) return `it comes with ${brought}: name that one`
  const reason = reasons[single] ?? 'all areas share its state'
  return `a page has one of it, because ${reason}. Import from '${single}' instead`
}

/** Returns package > version of those of these packages that a build holds. */
export function bundledVersions(
  moduleIds: readonly string[],
  packages: ReadonlySet<string> = new Set(),
): Record<string, string> {
  const found = moduleIds.flatMap((moduleId) => {
    const owner = moduleOwner(moduleId)
    return owner && packages.has(owner.name) ? [[owner.name, owner.version] as const] : []
  })
  return Object.fromEntries(found)
}
