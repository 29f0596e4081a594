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
import { findKnownMisfits } from '#core/misfits.ts'
import { declaresFor } from '#core/places.ts'
import { readSet } from '#core/read-set.ts'
import { canarySet, siteKinds } from '#core/registry.ts'
import { refText, releasesOf } from '#core/sets.ts'
import type { ReleaseStore } from '#core/store.ts'
import type { Judge } from '#gate/judge.ts'
import { findLiveMisfits } from '#gate/live-api.ts'
import { describeMisfits, findCodeFaults, pairsOf, type ChangedSet } from '#gate/set-faults.ts'
import type { Misfit } from '#gate/type-faults.ts'
import type { ApiAnswer } from './live-api.ts'

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

/** Returns the live sets that releases could join, with them in it. */
export async function setsWith(
  store: ReleaseStore,
  { registry, releases }: { registry: ReleaseRegistry; releases: readonly ReleaseManifest[] },
): Promise<ChangedSet[]> {
  const found = liveSets(registry).map(async ({ site, set, where }) => {
    const names = releasesOf(set).map(({ name }) => name)
    const concerned = releases.filter(
      (release) => names.includes(release.name) || declaresFor(release, site),
    )
    if (concerned.length === 0) return []
    const before = await readSet(store, set)
    const manifests = concerned.reduce(withManifest, before)
    const changed = concerned.map(({ name }) => name)
    return [{ registry, site, where, before, manifests, changed }]
  })
  return (await Promise.all(found)).flat()
}

/** Returns the sets that visitors get after a change. */
export async function setsAfter(
  store: ReleaseStore,
  change: { before: ReleaseRegistry; after: ReleaseRegistry; changed: readonly string[] },
): Promise<ChangedSet[]> {
  const { before, after, changed } = change
  const found = liveSets(after).map(async ({ site, set, where }) => ({
    registry: after,
    site,
    where,
    changed,
    manifests: await readSet(store, set),
    before: await readSet(store, before.sites[site]),
  }))
  return Promise.all(found)
}

/** Returns all faults of the contract gate, in each set: of the manifests, and of the code that they describe. */
export async function faultsIn(judge: Judge, sets: readonly ChangedSet[]): Promise<PlacedFault[]> {
  await judge.misfits(sets.flatMap(pairsOf))
  const found = sets.map(async (set) => {
    const stated = findStatedFaults(set)
    return placed([...stated, ...(await findCodeFaults(judge, set))], set.where)
  })
  return (await Promise.all(found)).flat()
}

/** Returns the faults of the sets after a rollback, from what is known of them, without compiling anything. */
export async function knownFaults(
  store: ReleaseStore,
  { registry, changed }: { registry: ReleaseRegistry; changed: readonly string[] },
): Promise<PlacedFault[]> {
  const found = liveSets(registry).map(async ({ site, set, where }) => {
    const manifests = await readSet(store, set)
    const stated = findStatedFaults({ registry, site, manifests, changed })
    return placed([...stated, ...findKnownMisfits(registry, set).map(misfitFault)], where)
  })
  return (await Promise.all(found)).flat()
}

/** Returns the faults of a set by what its manifests and the registry say. */
function findStatedFaults(
  set: Pick<ChangedSet, 'registry' | 'site' | 'manifests' | 'changed'>,
): GateFault[] {
  return [...findGateFaults(set.manifests, set.changed), ...findForeignFaults(set.registry, set)]
}

function misfitFault(text: string): GateFault {
  const [release = '', ...rest] = text.split(' ')
  const cure = 'name another version, or roll back what it does not fit'
  return { release, rule: 'types', message: rest.join(' '), cure }
}

/** Returns what these releases need and the live api does not have; nothing when it is unknown. */
export async function faultsTowardsApi(
  judge: Judge,
  { releases, api }: { releases: readonly ReleaseManifest[]; api: ApiAnswer },
): Promise<PlacedFault[]> {
  if (api.type === 'unknown') return []
  const found = releases.map(async (release) => {
    const older = findApiFault(release, api.contract)
    const sources = api.calls && (await judge.sources(release))
    const lacks = sources && api.calls ? findLiveMisfits(sources, api.calls) : []
    return [...(older ? [older] : []), ...(lacks.length > 0 ? [apiFault(release, lacks)] : [])]
  })
  return placed((await Promise.all(found)).flat(), null)
}

function apiFault(release: ReleaseManifest, lacks: readonly Misfit[]): GateFault {
  return {
    release: refText(release),
    rule: 'contract',
    message: `needs what the live api does not have:\n${describeMisfits(lacks)}`,
    cure: 'deploy the api first: it keeps what older releases ask for, and adds what newer ones need',
  }
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
