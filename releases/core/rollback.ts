import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry } from '@darnley/contract/release'
import {
  endCanary,
  liveVersion,
  liveVersions,
  replaceSet,
  servedReleases,
  siteKinds,
  type Change,
  type Place,
} from './registry.ts'
import { refText, withReleases, type ReleaseRef } from './sets.ts'

/** The result of a rollback on one site. */
export interface RolledBack {
  readonly site: SiteKind
  /** The release that all visitors get now; null when the site has the area no more. */
  readonly live: ReleaseRef | null
  readonly withdrawn: readonly ReleaseRef[]
  readonly registry: ReleaseRegistry
}

/** Returns the places with the latest change: what was promoted together is rolled back together. */
export function lastChanged(registry: ReleaseRegistry, places: readonly Place[]): Place[] {
  const times = places.map((place) => lastChange(registry, place))
  const latest = times.toSorted().at(-1)
  return places.filter((_place, index) => times[index] === latest)
}

/**
 * Restores an earlier version of an area on a site. Ends its canary and withdraws what was live since that version;
 * all other areas keep their versions.
 */
export function goBackTo(
  registry: ReleaseRegistry,
  { site, at, release }: Change & { readonly release: ReleaseRef },
): RolledBack {
  const { name, version } = release
  const versions = liveVersions(registry, { site, name })
  const index = versions.indexOf(version)
  const since = index === -1 ? versions.slice(0, 1) : versions.slice(0, index)
  const tried = registry.canaries[site]?.changes[name]
  const left = [...new Set([...(tried === undefined ? [] : [tried]), ...since])]
    .filter((other) => other !== version)
    .map((other) => ({ name, version: other }))
  const set = withReleases(registry.sites[site], { [name]: version })
  const ended = endCanary(registry, { site, name })
  const replaced = index === 0 ? ended : replaceSet(ended, { site, at, set })
  return { site, live: release, withdrawn: left, registry: withdraw(replaced, left) }
}

/** Ends the canary of an area on a site and withdraws what it tested. Undefined when there is none. */
export function rollBackCanary(
  registry: ReleaseRegistry,
  { site, name }: Place,
): RolledBack | undefined {
  const version = registry.canaries[site]?.changes[name]
  if (version === undefined) return undefined
  const live = liveVersion(registry, { site, name })
  const withdrawn = [{ name, version }]
  const ended = endCanary(registry, { site, name })
  return {
    site,
    live: live === undefined ? null : { name, version: live },
    withdrawn,
    registry: withdraw(ended, withdrawn),
  }
}

/**
 * Removes one release from a site, whatever was promoted since: the given version replaces it, or its canary ends.
 * Undefined when it is not there.
 */
export function withdrawRelease(
  registry: ReleaseRegistry,
  change: Change & { readonly release: ReleaseRef; readonly replacement: string | null },
): RolledBack | undefined {
  const { site, at, release, replacement } = change
  const { name, version } = release
  if (registry.canaries[site]?.changes[name] === version)
    return rollBackCanary(registry, { site, name })
  if (liveVersion(registry, { site, name }) !== version || replacement === null) return undefined
  const live = { name, version: replacement }
  const set = withReleases(registry.sites[site], { [name]: replacement })
  const replaced = replaceSet(registry, { site, at, set })
  return { site, live, withdrawn: [release], registry: withdraw(replaced, [release]) }
}

/** Marks releases as withdrawn on every site that does not serve them, so that they are not used as a fallback. */
function withdraw(registry: ReleaseRegistry, releases: readonly ReleaseRef[]): ReleaseRegistry {
  const marked = siteKinds.map((site) => {
    const served = new Set(servedReleases(registry, site).map(refText))
    const added = releases.map(refText).filter((text) => !served.has(text))
    return [site, [...new Set([...(registry.withdrawn[site] ?? []), ...added])]] as const
  })
  return { ...registry, withdrawn: Object.fromEntries(marked) }
}

/** Returns when an area was last promoted on a site or tested there; empty when never. */
function lastChange(registry: ReleaseRegistry, { site, name }: Place): string {
  const version =
    registry.canaries[site]?.changes[name] ?? liveVersion(registry, { site, name }) ?? ''
  return registry.promoted[site]?.[refText({ name, version })] ?? ''
}
