import { satisfies } from 'semver'
import type { SiteKind } from '@darnley/contract/area'
import type { Mount } from '@darnley/contract/foreign'
import type { ReleaseManifest, ReleaseRegistry } from '@darnley/contract/release'
import { declarationOf, foreignOn } from './foreign.ts'
import type { GateFault, SetManifests } from './gate.ts'

/** What declares pages: a remote's release, or a container of another origin. */
export type Declaring = Pick<ReleaseManifest, 'name' | 'area'>

interface ChangedSet {
  readonly site: SiteKind
  readonly manifests: SetManifests
  /** Names of the releases that are new in the set. */
  readonly changed: readonly string[]
}

/**
 * Returns the faults of new releases of a set against the containers of other origins that the site mounts: they declare
 * what a container has, or the vendor file lacks what it requires.
 */
export function findForeignFaults(registry: ReleaseRegistry, change: ChangedSet): GateFault[] {
  return [...takenPlaces(registry, change), ...missingVersions(registry, change)]
}

function takenPlaces(
  registry: ReleaseRegistry,
  { site, manifests, changed }: ChangedSet,
): GateFault[] {
  const others = mountedOn(registry, site)
  return Object.values(manifests.remotes)
    .filter(({ name }) => changed.includes(name))
    .flatMap((release) => {
      const isNamed = others.some(({ name }) => name === release.name)
      const messages = [
        ...(isNamed ? [`has the name of a container that the site '${site}' mounts`] : []),
        ...takenPaths(release, { others, site }),
      ]
      return messages.map((message) => ({
        release: `${release.name}@${release.version}`,
        rule: 'pages' as const,
        message,
        cure: 'choose another one, or first take the container away with `npm run release -- unmount`',
      }))
    })
}

function missingVersions(
  registry: ReleaseRegistry,
  { site, manifests: { vendor }, changed }: ChangedSet,
): GateFault[] {
  if (!changed.includes('vendor')) return []
  return Object.entries(foreignOn(registry, site)).flatMap(([name, { live }]) =>
    unmetRequirements(live, vendor.sharedVersions).map((unmet) => ({
      release: `vendor@${vendor.version}`,
      rule: 'shared versions' as const,
      message: `does not fit the container '${name}' of the site '${site}': ${unmet}`,
      cure: 'have the container built for a range that holds both versions (requiredVersion) and mount it first, or unmount it',
    })),
  )
}

/**
 * Returns the pages of a site that others have at the same path, as parts of sentences. Unlike areas, a container and an
 * area can't share a path for different visitors: the document is made for one of them.
 */
export function takenPaths(
  { area }: Declaring,
  { others, site }: { readonly others: readonly Declaring[]; readonly site: SiteKind },
): string[] {
  const pagesOf = (declared: Declaring['area']): Declaring['area']['pages'] =>
    declared.pages.filter(({ sites }) => sites.includes(site))
  const owners = new Map(
    others.flatMap((other) => pagesOf(other.area).map(({ path }) => [path, other.name] as const)),
  )
  return pagesOf(area).flatMap(({ path }) => {
    const owner = owners.get(path)
    if (owner === undefined) return []
    return [`declares the page ${path} of the site '${site}', which '${owner}' declares, too`]
  })
}

/** Returns what a container requires and a vendor file with these versions lacks, as parts of sentences. */
export function unmetRequirements(
  { requires }: Pick<Mount, 'requires'>,
  versions: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(requires).flatMap(([name, range]) => {
    const held = versions[name]
    if (held === undefined || satisfies(held, range)) return []
    return [`it needs ${name} ${range}, and the vendor file holds ${held}`]
  })
}

/** Returns the containers of other origins on a site, with what they declare. */
export function mountedOn(registry: ReleaseRegistry, site: SiteKind): Declaring[] {
  return Object.entries(foreignOn(registry, site)).map(([name, container]) => ({
    name,
    area: declarationOf(container),
  }))
}
