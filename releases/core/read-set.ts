import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseManifest, ReleaseRegistry, ReleaseSet } from '@darnley/contract/release'
import { findGateFaults, type SetManifests } from './gate.ts'
import { findKnownMisfits } from './misfits.ts'
import { isWithdrawn } from './registry.ts'
import { refText, releasesOf, setId, withReleases, type ReleaseRef } from './sets.ts'
import type { ReleaseStore } from './store.ts'
import { isApproved } from './trust/approvals.ts'

/** Reads the manifests of a set. @throws Error that names a missing release */
export async function readSet(
  store: Pick<ReleaseStore, 'manifest'>,
  set: ReleaseSet,
): Promise<SetManifests> {
  const remotes = Object.entries(set.remotes).map(([name, version]) => ({ name, version }))
  // Awaited together: a missing release must not leave another's rejection unhandled.
  const [vendor, host, ...others] = await Promise.all([
    readRelease(store, { name: 'vendor', version: set.vendor }),
    readRelease(store, set.host),
    ...remotes.map((release) => readRelease(store, release)),
  ])
  return {
    vendor,
    host,
    remotes: Object.fromEntries(others.map((manifest) => [manifest.name, manifest])),
  }
}

export async function readRelease(
  store: Pick<ReleaseStore, 'manifest'>,
  release: ReleaseRef,
): Promise<ReleaseManifest> {
  const manifest = await store.manifest(release)
  if (!manifest) throw new Error(`There is no release ${refText(release)}`)
  return manifest
}

/**
 * Returns the last known good release of each name in a set, as name > version: it was live before on this site, was
 * not rolled back, and can run with the rest of the set.
 */
export async function findFallbacks(
  store: Pick<ReleaseStore, 'manifest'>,
  { registry, site, set }: { registry: ReleaseRegistry; site: SiteKind; set: ReleaseSet },
): Promise<Record<string, string>> {
  const earlier = [
    registry.sites[site],
    ...(registry.history[site] ?? []).map((former) => former.set),
  ]
  const found = releasesOf(set).map(async (release) => {
    const versions = earlier
      .flatMap(releasesOf)
      .filter(({ name, version }) => name === release.name && version !== release.version)
      .filter((other) => !isWithdrawn(registry, { site, release: other }))
      .filter((other) => isApproved(registry, { site, release: other }))
      .map(({ version }) => version)
    for (const version of new Set(versions)) {
      const candidate = withReleases(set, { [release.name]: version })
      if (await canRun(store, { registry, set: candidate }))
        return [[release.name, version] as const]
    }
    return []
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}

/** Whether all releases of a set exist, pass the contract gate and are not known not to compile together. */
export async function canRun(
  store: Pick<ReleaseStore, 'manifest'>,
  { registry, set }: { registry: ReleaseRegistry; set: ReleaseSet },
): Promise<boolean> {
  if (findKnownMisfits(registry, set).length > 0) return false
  try {
    return findGateFaults(await readSet(store, set)).length === 0
  } catch {
    // A release that was pruned cannot be a fallback.
    return false
  }
}

/** Returns every set that a visitor may have open, by its id: live, canary and former ones that were not withdrawn. */
export function knownSets(
  registry: ReleaseRegistry,
  site: SiteKind,
  canary: ReleaseSet | null,
): Map<string, ReleaseSet> {
  const former = (registry.history[site] ?? []).map(({ set }) => set)
  const sets = [registry.sites[site], ...(canary ? [canary] : []), ...former]
  return new Map(sets.map((set) => [setId(set), set]))
}
