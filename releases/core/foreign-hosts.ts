import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry } from '@darnley/contract/release'

interface HostChange {
  readonly site: SiteKind
  readonly origin: string
}

/** Returns the origins whose applications may mount the releases of a site. */
export function foreignHosts(registry: ReleaseRegistry, site: SiteKind): readonly string[] {
  return registry.foreignHosts[site] ?? []
}

/** Lets an origin mount the releases of a site; returns the same registry when it may already. */
export function allowHost(
  registry: ReleaseRegistry,
  { site, origin }: HostChange,
): ReleaseRegistry {
  const known = foreignHosts(registry, site)
  return known.includes(origin)
    ? registry
    : withHosts(registry, site, [...known, origin].toSorted())
}

/** Takes this right from an origin; returns the same registry when it has none. */
export function removeHost(
  registry: ReleaseRegistry,
  { site, origin }: HostChange,
): ReleaseRegistry {
  const known = foreignHosts(registry, site)
  if (!known.includes(origin)) return registry
  return withHosts(
    registry,
    site,
    known.filter((other) => other !== origin),
  )
}

function withHosts(registry: ReleaseRegistry, site: SiteKind, origins: string[]): ReleaseRegistry {
  return { ...registry, foreignHosts: { ...registry.foreignHosts, [site]: origins } }
}
