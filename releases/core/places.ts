import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseManifest, ReleaseRegistry } from '@darnley/contract/release'
import { siteKinds } from './registry.ts'
import { liveVersion } from './registry.ts'

/** Returns the names of the releases that an area has: `host` means its variant for each kind of site. */
export function releaseNames(registry: ReleaseRegistry, area: string): string[] {
  if (area !== 'host') return [area]
  return [...new Set(siteKinds.map((site) => registry.sites[site].host.name))]
}

/** Whether a release is a variant of the host. */
export function isHost({ serverEntry }: ReleaseManifest): boolean {
  return serverEntry !== null
}

/** Whether a release has pages, menu entries or slots for a kind of site. */
export function declaresFor({ area }: ReleaseManifest, site: SiteKind): boolean {
  const { pages, menu, slots } = area
  return [...pages, ...menu, ...slots].some(({ sites }) => sites.includes(site))
}

/** Returns the kinds of site that a release belongs to: where its area is live, and what it declares itself for. */
export function sitesOf(registry: ReleaseRegistry, release: ReleaseManifest): SiteKind[] {
  return siteKinds.filter(
    (site) =>
      liveVersion(registry, { site, name: release.name }) !== undefined ||
      declaresFor(release, site),
  )
}
