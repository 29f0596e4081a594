import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { canarySet, siteKinds } from '@darnley/releases/registry'
import { changedReleases, setId, type ReleaseRef } from '@darnley/releases/sets'
import { shellText } from './find-shell.ts'

/** A release that failed in browsers. */
export interface Failed {
  readonly release: ReleaseRef
  /** Id of the set that it last failed in. */
  readonly set: string
  /** Whether it threw, which another release may have caused; a missing file is its own fault. */
  readonly threw: boolean
}

/**
 * Returns the release that caused a failure. Host and vendor file can make each other throw: the cause is the one that
 * changed last in the set that failed. Undefined when visitors no longer get that set, because its pages say nothing
 * about the current one. Remotes are their own cause.
 */
export function findSuspect(registry: ReleaseRegistry, failed: Failed): ReleaseRef | undefined {
  const { release, threw } = failed
  const hosts = siteKinds.map((site) => registry.sites[site].host.name)
  const isShell = ({ name }: ReleaseRef): boolean => name === 'vendor' || hosts.includes(name)
  if (!threw || !isShell(release)) return release
  const changes = siteKinds.flatMap((site) => changesIn(registry, { site, id: failed.set }) ?? [])
  const [last] = changes
  if (!last) return undefined
  const changed = last.filter(isShell)
  return changed.length === 1 ? changed[0] : release
}

/** Returns what changed in a current set since the previous one; undefined when visitors do not get the set. */
function changesIn(
  registry: ReleaseRegistry,
  { site, id }: { site: SiteKind; id: string },
): [ReleaseRef[]] | undefined {
  const live = registry.sites[site]
  const canary = canarySet(registry, site)
  if (canary && setId(canary) === id) return [changedReleases(live, canary)]
  if (setId(live) !== id) return undefined
  const former = registry.history[site]?.find(({ set }) => shellText(set) !== shellText(live))
  return [changedReleases(former?.set ?? live, live)]
}
