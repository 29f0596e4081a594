import {
  ReleaseRegistry,
  releaseSchemaVersion,
  type ReleaseSet,
  type SiteKind,
} from '#src/contract/release.ts'
import {
  changedReleases,
  refText,
  releasesOf,
  setId,
  withReleases,
  type ReleaseRef,
} from './sets.ts'

/** How many former sets a site remembers. */
const remembered = 30

export const siteKinds: readonly SiteKind[] = ['web', 'storefront']

export function parseRegistry(text: string): ReleaseRegistry {
  return ReleaseRegistry.parse(JSON.parse(text))
}

/** The first registry of a store. */
export function firstRegistry(sites: Record<SiteKind, ReleaseSet>): ReleaseRegistry {
  return { schemaVersion: releaseSchemaVersion, sites, canaries: {}, history: {}, withdrawn: [] }
}

export interface Change {
  readonly site: SiteKind
  /** When, as an ISO date and time. */
  readonly at: string
}

/** Makes a set live for everybody; the former one can be rolled back to. A canary that is now live ends. */
export function makeLive(
  registry: ReleaseRegistry,
  { site, at, set }: Change & { readonly set: ReleaseSet },
): ReleaseRegistry {
  const former = registry.sites[site]
  if (setId(former) === setId(set)) return registry
  const history = [{ set: former, until: at }, ...(registry.history[site] ?? [])]
  const added = new Set(changedReleases(former, set).map(refText))
  return withoutEndedCanary(
    {
      ...registry,
      sites: { ...registry.sites, [site]: set },
      history: { ...registry.history, [site]: history.slice(0, remembered) },
      withdrawn: registry.withdrawn.filter((release) => !added.has(release)),
    },
    site,
  )
}

/** Shows a release to a share of the visitors of a site; the percentage of one that runs is changed. */
export function startCanary(
  registry: ReleaseRegistry,
  {
    site,
    at,
    release,
    percent,
  }: Change & { readonly release: ReleaseRef; readonly percent: number },
): ReleaseRegistry {
  const running = registry.canaries[site]
  const changes = { ...running?.changes, [release.name]: release.version }
  return {
    ...registry,
    canaries: {
      ...registry.canaries,
      [site]: { changes, percent, since: running?.since ?? at },
    },
    withdrawn: registry.withdrawn.filter((other) => other !== refText(release)),
  }
}

export function endCanary(registry: ReleaseRegistry, site: SiteKind): ReleaseRegistry {
  const { [site]: _ended, ...canaries } = registry.canaries
  return { ...registry, canaries }
}

/** What the visitors of the canary see; null when there is none. */
export function canarySet(registry: ReleaseRegistry, site: SiteKind): ReleaseSet | null {
  const canary = registry.canaries[site]
  return canary ? withReleases(registry.sites[site], canary.changes) : null
}

/** Whether a set holds a release that was rolled back. */
export function isWithdrawn(registry: ReleaseRegistry, set: ReleaseSet): boolean {
  return releasesOf(set).some((release) => registry.withdrawn.includes(refText(release)))
}

/** A canary ends when what it tried is live. */
function withoutEndedCanary(registry: ReleaseRegistry, site: SiteKind): ReleaseRegistry {
  const set = canarySet(registry, site)
  return set && setId(set) === setId(registry.sites[site]) ? endCanary(registry, site) : registry
}
