import type { ReleaseRegistry, SiteKind } from 'shared/contract/release'
import { canarySet, siteKinds } from 'shared/releases/registry'
import { changedReleases, setId, type ReleaseRef } from 'shared/releases/sets'
import { shellText } from './find-shell.ts'

/** A release that failed in browsers. */
export interface Failed {
  readonly release: ReleaseRef
  /** Id of the set that it failed in last. */
  readonly set: string
  /** It threw, which may be another's fault; a file that did not come is its own. */
  readonly threw: boolean
}

/**
 * Whose fault it is. Host and vendor file are the page together, and either makes the other throw: it is the one that
 * was changed last in the set that failed. Undefined when that set is no more: its pages tell nothing of what took its
 * place. Everything else answers for itself.
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

/** What a set that visitors see now has other than the one before it. Undefined when they do not see it. */
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
