import type {
  ReleaseManifest,
  ReleaseRegistry,
  ReleaseSet,
  SiteKind,
} from 'shared/contract/release'
import {
  describeGateFault,
  findApiFault,
  findGateFaults,
  type SetManifests,
} from 'shared/releases/gate'
import { readSet } from 'shared/releases/read-set'
import { canarySet, siteKinds } from 'shared/releases/registry'
import { releasesOf } from 'shared/releases/sets'
import type { ReleaseStore } from 'shared/releases/store'

/** Every set that visitors see now: live and canary of each kind of site. */
export function liveSets(registry: ReleaseRegistry): { site: SiteKind; set: ReleaseSet }[] {
  return siteKinds.flatMap((site) => {
    const canary = canarySet(registry, site)
    return [registry.sites[site], ...(canary ? [canary] : [])].map((set) => ({ site, set }))
  })
}

/**
 * The contract gate of a release against EVERY live set that it could become part of.
 * @throws Error with every fault and its cure
 */
export async function assertFitsLiveSets(
  store: ReleaseStore,
  { registry, release }: { registry: ReleaseRegistry; release: ReleaseManifest },
): Promise<void> {
  const concerned = liveSets(registry).filter(({ set }) =>
    releasesOf(set).some(({ name }) => name === release.name),
  )
  for (const { site, set } of concerned)
    assertGate(withManifest(await readSet(store, set), release), `a live set of the site '${site}'`)
}

/** @throws Error when a release needs another contract than the live api speaks */
export function assertFitsApi(release: ReleaseManifest, contract: string): void {
  const fault = findApiFault(release, contract)
  if (fault) throw new Error(`The contract gate refuses it:\n${describeGateFault(fault)}`)
}

/** @throws Error with every fault and its cure */
export function assertGate(set: SetManifests, where: string): void {
  const faults = findGateFaults(set)
  if (faults.length > 0)
    throw new Error(
      `The contract gate refuses it in ${where}:\n${faults.map(describeGateFault).join('\n')}`,
    )
}

function withManifest(set: SetManifests, release: ReleaseManifest): SetManifests {
  if (release.name === 'vendor') return { ...set, vendor: release }
  if (release.name === set.host.name) return { ...set, host: release }
  return { ...set, remotes: { ...set.remotes, [release.name]: release } }
}
