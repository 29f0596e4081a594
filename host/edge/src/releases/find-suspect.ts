import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry, ReleaseSet } from '@darnley/contract/release'
import { canarySet, siteKinds } from '@darnley/releases/registry'
import { changedReleases, setId, type ReleaseRef } from '@darnley/releases/sets'

/** A release that failed in browsers. */
export interface Failed {
  readonly release: ReleaseRef
  /** Id of the set that it last failed in. */
  readonly set: string
  /** Whether it threw, which another release may have caused; a missing file is its own fault. */
  readonly threw: boolean
}

/**
 * Returns the release that caused a failure: of all that the page was made of (the failed release, host and vendor
 * file), what changed last before the set that failed. Undefined when a shell failed in a set that visitors no longer
 * get, because its pages say nothing about the current one.
 */
export function findSuspect(registry: ReleaseRegistry, failed: Failed): ReleaseRef | undefined {
  const { release, threw } = failed
  if (!threw) return release
  const hosts = siteKinds.map((site) => registry.sites[site].host.name)
  const shell = ['vendor', ...hosts]
  const isInPage = ({ name }: ReleaseRef): boolean => name === release.name || shell.includes(name)
  const chain = siteKinds.map((site) => setsUntil(registry, { site, id: failed.set }))
  const sets = chain.find(({ length }) => length > 0)
  if (!sets) return shell.includes(release.name) ? undefined : release
  for (const [index, set] of sets.entries()) {
    const former = sets[index + 1]
    const changed = former ? changedReleases(former, set).filter(isInPage) : []
    if (changed.length === 1) return changed[0]
    if (changed.length > 1) return release
  }
  return release
}

/** Returns the set with this id and those that were live before it, the latest first; empty when no visitor gets it. */
function setsUntil(
  registry: ReleaseRegistry,
  { site, id }: { site: SiteKind; id: string },
): ReleaseSet[] {
  const live = [registry.sites[site], ...(registry.history[site] ?? []).map(({ set }) => set)]
  const canary = canarySet(registry, site)
  if (canary && setId(canary) === id) return [canary, ...live]
  return setId(registry.sites[site]) === id ? live : []
}
