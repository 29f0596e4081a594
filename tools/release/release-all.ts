import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ReleaseManifest } from 'shared/contract/release'
import { areas as allAreas, type Area } from './areas.ts'
import { buildArea } from './build.ts'
import { inputsHash } from './inputs.ts'
import { promote, type Released } from './promote.ts'
import { publish, readManifest } from './publish.ts'
import { readRecord, writeRecord, type BuildRecord } from './record.ts'

export interface ReleaseAllOptions {
  readonly releasesDir: string
  /** False builds everything again; by default what is up to date is skipped. */
  readonly onlyChanged?: boolean
  /** Names of the areas to deploy: the others stay at the version that is live, whatever their sources say. */
  readonly only?: readonly string[]
  readonly log?: (line: string) => void
  readonly areas?: readonly Area[]
}

interface Run {
  readonly releasesDir: string
  readonly onlyChanged: boolean
  readonly only: readonly string[] | undefined
  readonly log: (line: string) => void
  readonly record: BuildRecord
  readonly built: string[]
}

/** Builds, publishes and promotes the areas. Gives the names of those that were built. */
export async function releaseAll(options: ReleaseAllOptions): Promise<string[]> {
  const { onlyChanged = true, only, log = () => {}, areas = allAreas } = options
  const releasesDir = resolve(options.releasesDir)
  await mkdir(releasesDir, { recursive: true })
  const record = await readRecord(releasesDir)
  const run: Run = { releasesDir, onlyChanged, only, log, record, built: [] }
  const queue = [...areas]
  const released = new Map<string, Released>()

  async function work(): Promise<void> {
    for (let area = queue.shift(); area; area = queue.shift()) {
      released.set(area.name, { area, manifest: await release(area, run) })
    }
  }

  // Two at a time: each build keeps about one core busy.
  const results = await Promise.allSettled([work(), work()])
  // What was built before another build failed need not be built again.
  await writeRecord(releasesDir, record)
  for (const result of results) if (result.status === 'rejected') throw result.reason
  await promote(
    areas.flatMap(({ name }) => released.get(name) ?? []),
    releasesDir,
  )
  return run.built
}

async function release(area: Area, run: Run): Promise<ReleaseManifest> {
  const known = run.record[area.name]
  const keep = run.only !== undefined && !run.only.includes(area.name)
  const inputs = await inputsHash(area)
  if (known && (keep || (run.onlyChanged && known.inputs === inputs))) {
    const existing = await findRelease(run.releasesDir, { area, version: known.version })
    if (existing) return existing
  }
  run.log(`Building ${area.name} ...`)
  const manifest = await buildAndPublish(area, run.releasesDir)
  run.record[area.name] = { inputs, version: manifest.version }
  run.built.push(area.name)
  return manifest
}

async function buildAndPublish(area: Area, releasesDir: string): Promise<ReleaseManifest> {
  const built = join(releasesDir, '.building', area.name)
  await rm(built, { recursive: true, force: true })
  await buildArea(area, built)
  return publish({ area, built, releasesDir })
}

function findRelease(
  releasesDir: string,
  { area, version }: { area: Area; version: string },
): Promise<ReleaseManifest | undefined> {
  return readManifest(join(releasesDir, area.name, version)).catch(() => undefined)
}
