import { SiteKind } from '@darnley/contract/area'
import { ReleaseRegistry, registrySchemaVersion, type ReleaseSet } from '@darnley/contract/release'
import {
  changedReleases,
  refText,
  releasesOf,
  setId,
  withReleases,
  type ReleaseRef,
} from './sets.ts'

/** Number of former sets that a site remembers. */
const remembered = 30

export const siteKinds = SiteKind.options

/** Returns a value for each kind of site. */
export function forEachSite<Value>(make: (site: SiteKind) => Value): Record<SiteKind, Value> {
  return { web: make('web'), storefront: make('storefront'), workshop: make('workshop') }
}

export function parseRegistry(text: string): ReleaseRegistry {
  return ReleaseRegistry.parse(JSON.parse(text))
}

/** The set of each site; without one the workshop has the shell of the partner shops, and no areas. */
type FirstSets = Omit<Record<SiteKind, ReleaseSet>, 'workshop'> & { readonly workshop?: ReleaseSet }

/** Returns the first registry of a store. */
export function firstRegistry(sites: FirstSets): ReleaseRegistry {
  return ReleaseRegistry.parse({ schemaVersion: registrySchemaVersion, sites })
}

export interface Change {
  readonly site: SiteKind
  /** When, as an ISO date and time. */
  readonly at: string
}

/** Makes a set live for all visitors; the former one can be rolled back to. Ends a canary of what changed. */
export function makeLive(
  registry: ReleaseRegistry,
  { site, at, set }: Change & { readonly set: ReleaseSet },
): ReleaseRegistry {
  const former = registry.sites[site]
  if (setId(former) === setId(set)) return registry
  const added = changedReleases(former, set)
  const replaced = replaceSet(registry, { site, at, set })
  const withoutCanaries = added.reduce(
    (changed, { name }) => endCanary(changed, { site, name }),
    replaced,
  )
  return added.reduce((changed, release) => admit(changed, { site, at, release }), withoutCanaries)
}

/** Replaces the live set, which is added to the history. */
export function replaceSet(
  registry: ReleaseRegistry,
  { site, at, set }: Change & { readonly set: ReleaseSet },
): ReleaseRegistry {
  const former = { set: registry.sites[site], until: at }
  const history = [former, ...(registry.history[site] ?? [])].slice(0, remembered)
  return {
    ...registry,
    sites: { ...registry.sites, [site]: set },
    history: { ...registry.history, [site]: history },
  }
}

/** Shows a release to a share of a site's visitors, or changes the percentage of a running canary. */
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
  const started = {
    ...registry,
    canaries: {
      ...registry.canaries,
      [site]: { changes, percent, since: running?.since ?? at },
    },
  }
  return running?.changes[release.name] === release.version
    ? started
    : admit(started, { site, at, release })
}

/** Removes an area from a site's canary, which ends with its last area. */
export function endCanary(
  registry: ReleaseRegistry,
  { site, name }: { readonly site: SiteKind; readonly name: string },
): ReleaseRegistry {
  const { [site]: canary, ...others } = registry.canaries
  if (canary?.changes[name] === undefined) return registry
  const { [name]: _ended, ...changes } = canary.changes
  const canaries =
    Object.keys(changes).length === 0 ? others : { ...others, [site]: { ...canary, changes } }
  return { ...registry, canaries }
}

/** Takes an area from a site, with its canary; the former set is added to the history. */
export function retireArea(
  registry: ReleaseRegistry,
  { site, at, name }: Change & { readonly name: string },
): ReleaseRegistry {
  const ended = endCanary(registry, { site, name })
  const { [name]: retired, ...remotes } = ended.sites[site].remotes
  if (retired === undefined) return ended
  return replaceSet(ended, { site, at, set: { ...ended.sites[site], remotes } })
}

/** Returns the set that visitors of the canary get; null when there is none. */
export function canarySet(registry: ReleaseRegistry, site: SiteKind): ReleaseSet | null {
  const canary = registry.canaries[site]
  return canary ? withReleases(registry.sites[site], canary.changes) : null
}

/** Whether a release was rolled back on a site and not promoted again. */
export function isWithdrawn(
  registry: ReleaseRegistry,
  { site, release }: { readonly site: SiteKind; readonly release: ReleaseRef },
): boolean {
  return registry.withdrawn[site]?.includes(refText(release)) ?? false
}

/** Whether a set contains a release that was rolled back on this site. */
export function hasWithdrawn(
  registry: ReleaseRegistry,
  { site, set }: { readonly site: SiteKind; readonly set: ReleaseSet },
): boolean {
  return releasesOf(set).some((release) => isWithdrawn(registry, { site, release }))
}

/** An area on one kind of site. */
export interface Place {
  readonly site: SiteKind
  /** Name of an area's releases. */
  readonly name: string
}

/** Returns the live version of an area on a site; undefined when the site has no such area. */
export function liveVersion(registry: ReleaseRegistry, { site, name }: Place): string | undefined {
  return releasesOf(registry.sites[site]).find((release) => release.name === name)?.version
}

/**
 * Returns the versions of an area that were live on a site, the live one first, then the latest; may repeat a version.
 */
export function liveVersions(registry: ReleaseRegistry, { site, name }: Place): string[] {
  const former = (registry.history[site] ?? []).map(({ set }) => set)
  const versions = [registry.sites[site], ...former]
    .flatMap(releasesOf)
    .filter((release) => release.name === name)
    .map(({ version }) => version)
  return versions.filter((version, index) => version !== versions[index - 1])
}

/**
 * Returns the versions that a rollback of an area can restore, the latest first: earlier ones that were not withdrawn.
 */
export function formerVersions(registry: ReleaseRegistry, place: Place): string[] {
  const { site, name } = place
  const [live, ...former] = liveVersions(registry, place)
  const candidates = former.filter(
    (version) => version !== live && !isWithdrawn(registry, { site, release: { name, version } }),
  )
  return [...new Set(candidates)]
}

/** Returns every release that visitors of a site may get, from the live set and the canary's. */
export function servedReleases(registry: ReleaseRegistry, site: SiteKind): ReleaseRef[] {
  const canary = canarySet(registry, site)
  return [registry.sites[site], ...(canary ? [canary] : [])].flatMap(releasesOf)
}

/** Returns when a release was last promoted on any site; empty for one of the first registry. */
export function promotedAt(registry: ReleaseRegistry, release: string): string {
  const times = siteKinds.map((site) => registry.promoted[site]?.[release] ?? '')
  return times.toSorted().at(-1) ?? ''
}

/** Records a manual promotion: the release is no longer withdrawn, and its time begins. */
export function admit(
  registry: ReleaseRegistry,
  { site, at, release }: Change & { readonly release: ReleaseRef },
): ReleaseRegistry {
  const text = refText(release)
  const withdrawn = (registry.withdrawn[site] ?? []).filter((other) => other !== text)
  const times = Object.entries({ ...registry.promoted[site], [text]: at })
  const sets = (registry.history[site] ?? []).map(({ set }) => set)
  const known = new Set([
    ...servedReleases(registry, site).map(refText),
    ...sets.flatMap(releasesOf).map(refText),
  ])
  const promoted = Object.fromEntries(times.filter(([one]) => known.has(one)))
  return {
    ...registry,
    withdrawn: { ...registry.withdrawn, [site]: withdrawn },
    promoted: { ...registry.promoted, [site]: promoted },
  }
}
