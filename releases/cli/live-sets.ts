import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseManifest, ReleaseRegistry, ReleaseSet } from '@darnley/contract/release'
import {
  describeGateFault,
  findApiFault,
  findGateFaults,
  type GateFault,
  type SetManifests,
} from '#core/gate.ts'
import { findForeignFaults } from '#core/foreign-faults.ts'
import { declaresFor } from '#core/places.ts'
import { readSet } from '#core/read-set.ts'
import { canarySet, siteKinds } from '#core/registry.ts'
import { releasesOf } from '#core/sets.ts'
import type { ReleaseStore } from '#core/store.ts'

/** A fault and the set that it would break; null for a fault against the api. */
export interface PlacedFault {
  readonly fault: GateFault
  readonly where: string | null
}

interface VisibleSet {
  readonly site: SiteKind
  readonly set: ReleaseSet
  readonly where: string
}

/** Returns every set that visitors get now: live and canary of each kind of site. */
export function liveSets(registry: ReleaseRegistry): VisibleSet[] {
  return siteKinds.flatMap((site) => {
    const live = { site, set: registry.sites[site], where: `the site '${site}'` }
    const canary = canarySet(registry, site)
    return canary
      ? [live, { site, set: canary, where: `the canary of the site '${site}'` }]
      : [live]
  })
}

/** Returns the contract gate's faults of releases in every live set that they could join. */
export async function faultsInLiveSets(
  store: ReleaseStore,
  { registry, releases }: { registry: ReleaseRegistry; releases: readonly ReleaseManifest[] },
): Promise<PlacedFault[]> {
  const found = liveSets(registry).map(async ({ site, set, where }) => {
    const names = releasesOf(set).map(({ name }) => name)
    const concerned = releases.filter(
      (release) => names.includes(release.name) || declaresFor(release, site),
    )
    if (concerned.length === 0) return []
    const manifests = concerned.reduce(withManifest, await readSet(store, set))
    const changed = concerned.map(({ name }) => name)
    return placed(
      [
        ...findGateFaults(manifests, changed),
        ...findForeignFaults(registry, { site, manifests, changed }),
      ],
      where,
    )
  })
  return (await Promise.all(found)).flat()
}

/** Returns the contract gate's faults of the sets that a change would make live. */
export async function faultsOfSets(
  store: ReleaseStore,
  { registry, changed }: { registry: ReleaseRegistry; changed: readonly string[] },
): Promise<PlacedFault[]> {
  const found = liveSets(registry).map(async ({ site, set, where }) => {
    const manifests = await readSet(store, set)
    return placed(
      [
        ...findGateFaults(manifests, changed),
        ...findForeignFaults(registry, { site, manifests, changed }),
      ],
      where,
    )
  })
  return (await Promise.all(found)).flat()
}

/** Returns which of these releases need a newer api than the live one. */
export function faultsTowardsApi(
  releases: readonly ReleaseManifest[],
  contract: string,
): PlacedFault[] {
  const faults = releases.map((release) => findApiFault(release, contract))
  return placed(
    faults.filter((fault) => fault !== null),
    null,
  )
}

/** @throws Error with each fault, its places and its cure */
export function assertNoFaults(faults: readonly PlacedFault[]): void {
  if (faults.length === 0) return
  const texts = [...new Set(faults.map(({ fault }) => describeGateFault(fault)))].map((text) => {
    const places = faults
      .filter(({ fault, where }) => where !== null && describeGateFault(fault) === text)
      .map(({ where }) => where)
    return places.length === 0 ? text : `${text}\n  where: ${places.join(', ')}`
  })
  throw new Error(`The contract gate refuses it:\n${texts.join('\n')}`)
}

function placed(faults: readonly GateFault[], where: string | null): PlacedFault[] {
  return faults.map((fault) => ({ fault, where }))
}

function withManifest(set: SetManifests, release: ReleaseManifest): SetManifests {
  if (release.name === 'vendor') return { ...set, vendor: release }
  if (release.name === set.host.name) return { ...set, host: release }
  return { ...set, remotes: { ...set.remotes, [release.name]: release } }
}
