import type { ReleaseRegistry, ReleaseSet, SiteKind } from '#src/contract/release.ts'
import { canarySet, endCanary, isWithdrawn, siteKinds } from './registry.ts'
import {
  changedReleases,
  refText,
  releasesOf,
  setId,
  withReleases,
  type ReleaseRef,
} from './sets.ts'

/** What a rollback did on one site. */
export interface RolledBack {
  readonly site: SiteKind
  readonly withdrawn: readonly ReleaseRef[]
  readonly registry: ReleaseRegistry
}

/** The sites whose last change is the latest of all: what was promoted at once is rolled back at once. */
export function lastChanged(registry: ReleaseRegistry): SiteKind[] {
  const times = siteKinds.map((site) => lastChange(registry, site))
  const latest = times.toSorted().at(-1) ?? ''
  return latest === '' ? [] : siteKinds.filter((_site, index) => times[index] === latest)
}

/**
 * Takes a site's last change back: a canary ends, or else the former set is live again. What was taken back is
 * withdrawn. @throws Error when there is nothing to go back to
 */
export function rollBack(
  registry: ReleaseRegistry,
  { site, at }: { readonly site: SiteKind; readonly at: string },
): RolledBack {
  const canary = canarySet(registry, site)
  const live = registry.sites[site]
  if (canary) return { site, ...withdraw(endCanary(registry, site), changedReleases(live, canary)) }
  const former = registry.history[site]?.find(
    ({ set }) => setId(set) !== setId(live) && !isWithdrawn(registry, set),
  )
  if (!former) throw new Error(`The site '${site}' has no former set to go back to.`)
  return { site, ...replaceSet(registry, { site, at, set: former.set }) }
}

/**
 * Takes one release out of a site, whatever was promoted since: its place is taken by the version given, or its
 * canary ends. Undefined when it is not there.
 */
export function withdrawRelease(
  registry: ReleaseRegistry,
  change: {
    readonly site: SiteKind
    readonly at: string
    readonly release: ReleaseRef
    readonly replacement: string | null
  },
): RolledBack | undefined {
  const { site, at, release, replacement } = change
  if (registry.canaries[site]?.changes[release.name] === release.version)
    return { site, ...withdraw(endCanary(registry, site), [release]) }
  const live = registry.sites[site]
  const isLive = releasesOf(live).some((other) => refText(other) === refText(release))
  if (!isLive || replacement === null) return undefined
  const set = withReleases(live, { [release.name]: replacement })
  return { site, ...replaceSet(registry, { site, at, set }) }
}

function replaceSet(
  registry: ReleaseRegistry,
  { site, at, set }: { site: SiteKind; at: string; set: ReleaseSet },
): Omit<RolledBack, 'site'> {
  const bad = registry.sites[site]
  const history = [{ set: bad, until: at }, ...(registry.history[site] ?? [])]
  const replaced = {
    ...registry,
    sites: { ...registry.sites, [site]: set },
    history: { ...registry.history, [site]: history },
  }
  return withdraw(replaced, changedReleases(set, bad))
}

function withdraw(
  registry: ReleaseRegistry,
  withdrawn: readonly ReleaseRef[],
): Omit<RolledBack, 'site'> {
  const all = new Set([...registry.withdrawn, ...withdrawn.map(refText)])
  return { withdrawn, registry: { ...registry, withdrawn: [...all] } }
}

function lastChange(registry: ReleaseRegistry, site: SiteKind): string {
  return (
    [registry.canaries[site]?.since ?? '', registry.history[site]?.[0]?.until ?? '']
      .toSorted()
      .at(-1) ?? ''
  )
}
