import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseManifest, ReleaseSet, SiteKind } from 'shared/contract/release'
import { folderStore } from 'shared/releases/folder-store'
import { firstRegistry, makeLive, parseRegistry, siteKinds } from 'shared/releases/registry'
import { readSet } from 'shared/releases/read-set'
import type { ReleaseStore } from 'shared/releases/store'
import { areas as allAreas, type Area } from './areas.ts'
import { buildArea } from './build.ts'
import { inputsHash } from './inputs.ts'
import { assertGate } from './live-sets.ts'
import { describeBuild, versionOf } from './publish.ts'
import { readRecord, writeRecord, type BuildRecord } from './record.ts'

export interface ReleaseAllOptions {
  readonly releasesDir: string
  /** False builds everything again; by default what is up to date is skipped. */
  readonly onlyChanged?: boolean
  readonly log?: (line: string) => void
  readonly areas?: readonly Area[]
}

interface Run {
  readonly store: ReleaseStore
  readonly onlyChanged: boolean
  readonly log: (line: string) => void
  readonly record: BuildRecord
  readonly built: string[]
}

interface Released {
  readonly area: Area
  readonly manifest: ReleaseManifest
}

/**
 * Builds, publishes and makes live whatever changed: how a machine of one's own is brought up to date. Gives the
 * names of the areas that were built. Teams deploy with `publish` and `promote` instead.
 */
export async function releaseAll(options: ReleaseAllOptions): Promise<string[]> {
  const { onlyChanged = true, log = () => {}, areas = allAreas } = options
  const store = folderStore(options.releasesDir)
  const record = await readRecord(store.folder)
  const run: Run = { store, onlyChanged, log, record, built: [] }
  const queue = [...areas]
  const released: Released[] = []

  async function work(): Promise<void> {
    for (let area = queue.shift(); area; area = queue.shift())
      released.push({ area, manifest: await release(area, run) })
  }

  // Two at a time: each build keeps about one core busy.
  const results = await Promise.allSettled([work(), work()])
  // What was built before another build failed need not be built again.
  await writeRecord(store.folder, record)
  for (const result of results) if (result.status === 'rejected') throw result.reason
  await makeAllLive(store, released)
  return run.built
}

async function release(area: Area, run: Run): Promise<ReleaseManifest> {
  const known = run.record[area.name]
  const inputs = await inputsHash(area)
  if (known && run.onlyChanged && known.inputs === inputs) {
    const existing = await run.store.manifest({ name: area.name, version: known.version })
    if (existing) return existing
  }
  run.log(`Building ${area.name} ...`)
  const manifest = await buildAndPublish(area, run.store)
  run.record[area.name] = { inputs, version: manifest.version }
  run.built.push(area.name)
  return manifest
}

async function buildAndPublish(area: Area, store: ReleaseStore): Promise<ReleaseManifest> {
  const folder = join(store.folder, '.building', area.name)
  await rm(folder, { recursive: true, force: true })
  await buildArea(area, folder)
  const built = { area, folder }
  const manifest = await describeBuild(built, { version: await versionOf([built]), commit: null })
  await store.publish(manifest, folder)
  return manifest
}

/** A canary that runs goes on in the new set. */
async function makeAllLive(store: ReleaseStore, released: readonly Released[]): Promise<void> {
  const sets = { web: setOf(released, 'web'), storefront: setOf(released, 'storefront') }
  for (const site of siteKinds)
    assertGate(await readSet(store, sets[site]), `the set of the site '${site}'`)
  const at = new Date().toISOString()
  await store.updateRegistry((before) => {
    const registry = before === null ? firstRegistry(sets) : parseRegistry(before)
    const after = siteKinds.reduce(
      (changed, site) => makeLive(changed, { site, at, set: sets[site] }),
      registry,
    )
    return JSON.stringify(after, null, 2)
  })
}

function setOf(released: readonly Released[], site: SiteKind): ReleaseSet {
  const live = released.filter(({ area }) => area.sites.includes(site))
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
