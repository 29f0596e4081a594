import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseManifest, ReleaseRegistry, ReleaseSet } from '@darnley/contract/release'
import { changeRegistry } from '#core/change-registry.ts'
import { declaresFor } from '#core/places.ts'
import { firstRegistry, forEachSite, isWithdrawn, makeLive, siteKinds } from '#core/registry.ts'
import { changedReleases, refText, releasesOf, withReleases, type ReleaseRef } from '#core/sets.ts'
import type { ReleaseStore } from '#core/store.ts'
import { authorise } from '#core/trust/authorise.ts'
import { keepBuildSources } from './area-sources.ts'
import { areas as allAreas, type Area } from './areas.ts'
import { buildArea } from './build.ts'
import { findRegistry } from './commands/context.ts'
import { inputsHash, longestFirst } from './inputs.ts'
import { makeJudge } from '#gate/judge.ts'
import { publishedSources } from '#gate/keep.ts'
import { withMisfits } from '#gate/ways-back.ts'
import { assertNoFaults, faultsIn, setsAfter } from './live-sets.ts'
import { describeBuild, versionOf } from './publish.ts'
import { readRecord, writeRecord, type BuildRecord } from './record.ts'
import { mayChange, owned, signBuilt } from './sign-built.ts'

export interface ReleaseAllOptions {
  readonly store: ReleaseStore
  /** False rebuilds everything; by default, up-to-date areas are skipped. */
  readonly onlyChanged?: boolean
  readonly log?: (line: string) => void
  readonly areas?: readonly Area[]
  /** Keys of owner and teams; the first one becomes the owner's in a store without keys. None leaves it without. */
  readonly privateKeys?: readonly string[]
  /** Ends the builds at once. */
  readonly signal?: AbortSignal
}

interface Run {
  readonly store: ReleaseStore
  readonly onlyChanged: boolean
  readonly log: (line: string) => void
  readonly record: BuildRecord
  readonly built: string[]
  readonly privateKeys: readonly string[]
  readonly signal: AbortSignal | undefined
}

interface Released {
  readonly area: Area
  readonly manifest: ReleaseManifest
}

/**
 * Builds, publishes and makes live all changed areas, as a local installation does. Returns the names of the built
 * areas. Teams deploy with `publish` and `promote` instead.
 */
export async function releaseAll(options: ReleaseAllOptions): Promise<string[]> {
  const { onlyChanged = true, log = () => {}, areas = allAreas, signal } = options
  const { store, privateKeys = [] } = options
  await store.check()
  const record = await readRecord(store.folder)
  const run: Run = { store, onlyChanged, log, record, built: [], privateKeys, signal }
  const queue = await longestFirst(areas)
  const released: Released[] = []

  async function work(): Promise<void> {
    for (let area = queue.shift(); area; area = queue.shift())
      released.push({ area, manifest: await release(area, run) })
  }

  // Two at a time, since each build uses about one core.
  const results = await Promise.allSettled([work(), work()])
  // Builds that finished before another one failed are kept.
  await writeRecord(store.folder, record)
  for (const result of results) if (result.status === 'rejected') throw result.reason
  await makeAllLive(run, released)
  return run.built
}

async function release(area: Area, run: Run): Promise<ReleaseManifest> {
  const known = run.record[area.name]
  const inputs = await inputsHash(area)
  if (known && run.onlyChanged && known.inputs === inputs) {
    const existing = { name: area.name, version: known.version }
    const isThere = await run.store.holds(existing)
    const manifest = isThere ? await run.store.manifest(existing) : null
    if (manifest) return manifest
  }
  run.log(`Building ${area.name} ...`)
  const manifest = await buildAndPublish(area, run)
  run.record[area.name] = { inputs, version: manifest.version }
  run.built.push(area.name)
  return manifest
}

async function buildAndPublish(area: Area, { store, signal }: Run): Promise<ReleaseManifest> {
  const folder = join(store.folder, '.building', `${area.name}-${process.pid}`)
  await rm(folder, { recursive: true, force: true })
  await buildArea(area, { outDir: folder, signal })
  const built = { area, folder }
  await keepBuildSources(built)
  const manifest = await describeBuild(built, { version: await versionOf([built]), commit: null })
  await store.publish(manifest, folder)
  return manifest
}

/**
 * A canary of an unchanged area continues in the new set. A rolled-back release stays withdrawn until it is promoted, and
 * an area whose team's key is not given stays as it is.
 */
async function makeAllLive(
  { store, log, privateKeys }: Run,
  released: readonly Released[],
): Promise<void> {
  const sets = forEachSite((site) => setOf(released, site))
  const manifests = released.map(({ manifest }) => manifest)
  const changed = manifests.map(({ name }) => name)
  const registry = (await findRegistry(store)) ?? firstRegistry(sets)
  await signBuilt(store, { registry, releases: manifests, privateKeys })
  const judge = makeJudge(publishedSources(store, owned(registry, privateKeys)))
  const kept = await changeRegistry<Kept[]>(store, async (before, at) => {
    const found = owned(before ?? firstRegistry(sets), privateKeys)
    const wanted = siteKinds.map((site) =>
      withoutKept(found, { site, set: sets[site], privateKeys }),
    )
    const after = wanted.reduce((changing, one) => makeLive(changing, { ...one, at }), found)
    const changes = await setsAfter(store, { before: found, after, changed })
    assertNoFaults(await faultsIn(judge, changes))
    const isUnchanged = after === found && before !== null
    const judged = isUnchanged ? after : await withMisfits(after, { store, judge, before })
    return {
      registry: after === found ? judged : authorise(found, { after: judged, privateKeys }),
      result: wanted.flatMap((one) => one.kept),
    }
  })
  for (const why of new Set(kept.map((one) => one.why))) log(why)
}

interface Wanted {
  readonly site: SiteKind
  readonly set: ReleaseSet
  readonly kept: readonly Kept[]
}

/** A built release that does not become live. */
interface Kept {
  readonly release: ReleaseRef
  readonly why: string
}

/** Returns the set with the live version in place of each release that may not become live. */
function withoutKept(
  registry: ReleaseRegistry,
  { site, set, privateKeys }: { site: SiteKind; set: ReleaseSet; privateKeys: readonly string[] },
): Wanted {
  const live = registry.sites[site]
  const kept = changedReleases(live, set).flatMap((release): Kept[] => {
    if (isWithdrawn(registry, { site, release })) return [{ release, why: staysWithdrawn(release) }]
    if (!mayChange(registry, { release, privateKeys }))
      return [{ release, why: staysWithTeam(release) }]
    return []
  })
  const names = kept.map(({ release }) => release.name)
  const former = releasesOf(live).filter(({ name }) => names.includes(name))
  const versions = Object.fromEntries(former.map(({ name, version }) => [name, version]))
  return { site, set: withReleases(set, versions), kept }
}

function staysWithdrawn(release: ReleaseRef): string {
  return `${refText(release)} was rolled back and stays withdrawn: \`npm run release -- promote\` makes it live again`
}

function staysWithTeam(release: ReleaseRef): string {
  return `${refText(release)} is built and not live: it needs the key of its team in RELEASE_KEY`
}

function setOf(released: readonly Released[], site: SiteKind): ReleaseSet {
  const live = released.filter(({ area, manifest }) =>
    area.role === 'remote' ? declaresFor(manifest, site) : area.sites?.includes(site) !== false,
  )
  const host = the('host', live)
  const remotes = live.filter(({ area }) => area.role === 'remote')
  return {
    vendor: the('vendor', live).version,
    host: { name: host.name, version: host.version },
    remotes: Object.fromEntries(remotes.map(({ manifest }) => [manifest.name, manifest.version])),
  }
}

function the(role: Area['role'], live: readonly Released[]): ReleaseManifest {
  const found = live.find(({ area }) => area.role === role)
  if (!found) throw new Error(`A set of releases needs a ${role}`)
  return found.manifest
}
