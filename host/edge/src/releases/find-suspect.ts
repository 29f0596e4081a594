import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry, ReleaseSet } from '@darnley/contract/release'
import { canarySet, siteKinds } from '@darnley/releases/registry'
import {
  changedReleases,
  refText,
  releasesOf,
  setId,
  type ReleaseRef,
} from '@darnley/releases/sets'

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
 * file), what changed last before the set that failed. Undefined when no visitor gets these three together any more,
 * because such a page says nothing about the current ones.
 */
export function findSuspect(registry: ReleaseRegistry, failed: Failed): ReleaseRef | undefined {
  const { release, threw } = failed
  if (!threw) return release
  const sets = siteKinds
    .map((site) => setsUntil(registry, { site, failed }))
    .find((one) => one !== undefined)
  // A set that was forgotten says nothing about host and vendor file.
  if (!sets) return isOfPage(null)(release) ? undefined : release
  if (!isMade(registry, { set: sets[0], failed })) return undefined
  for (const [index, set] of sets.entries()) {
    const former = sets[index + 1]
    const changed = former ? changedReleases(former, set).filter(isOfPage(release)) : []
    if (changed.length === 1) return changed[0]
    if (changed.length > 1) return release
  }
  return release
}

/** Whether a release is on the page that another one failed on. */
function isOfPage(failed: ReleaseRef | null): (release: ReleaseRef) => boolean {
  return ({ name }) => name === failed?.name || name === 'vendor' || name.startsWith('host')
}

interface OnSite {
  readonly site: SiteKind
  readonly failed: Failed
}

/** Returns the set that failed and those that were live before it, the latest first; undefined for an unknown one. */
function setsUntil(registry: ReleaseRegistry, { site, failed }: OnSite): ReleaseSet[] | undefined {
  const former = (registry.history[site] ?? []).map(({ set }) => set)
  const all = [...currentSets(registry, site), ...former]
  const start = all.findIndex((set) => setId(set) === failed.set)
  return start === -1 ? undefined : all.slice(start)
}

/** Whether visitors still get the failed release together with host and vendor file of a set. */
function isMade(
  registry: ReleaseRegistry,
  { set, failed }: { set: ReleaseSet | undefined; failed: Failed },
): boolean {
  const pageOf = (one: ReleaseSet): string =>
    releasesOf(one).filter(isOfPage(failed.release)).map(refText).join()
  const current = siteKinds.flatMap((site) => currentSets(registry, site))
  return set !== undefined && current.some((one) => pageOf(one) === pageOf(set))
}

function currentSets(registry: ReleaseRegistry, site: SiteKind): ReleaseSet[] {
  const canary = canarySet(registry, site)
  return [...(canary ? [canary] : []), registry.sites[site]]
}
