import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ReleaseManifest } from 'shared/contract/release'
import { areas as allAreas, type Area } from './areas.ts'
import { buildArea } from './build.ts'
import { inputsHash } from './inputs.ts'
import { promote, type Released } from './promote.ts'
import { publish, readManifest } from './publish.ts'

export interface ReleaseAllOptions {
  readonly releasesDir: string
  /** False builds everything again; by default what is up to date is skipped. */
  readonly onlyChanged?: boolean
  readonly log?: (line: string) => void
  readonly areas?: readonly Area[]
}

/** Area name > what was built last, and from which inputs. */
type BuildRecord = Record<string, { readonly inputs: string; readonly version: string }>

/** Builds, publishes and promotes every area. Gives the names of the areas that were built. */
export async function releaseAll(options: ReleaseAllOptions): Promise<string[]> {
  const { onlyChanged = true, log = () => {}, areas = allAreas } = options
  const releasesDir = resolve(options.releasesDir)
  await mkdir(releasesDir, { recursive: true })
  const record = await readRecord(releasesDir)
  const built: string[] = []
  const queue = [...areas]
  const released = new Map<string, Released>()

  async function work(): Promise<void> {
    for (let area = queue.shift(); area; area = queue.shift()) {
      const inputs = await inputsHash(area)
      const known = onlyChanged && record[area.name]?.inputs === inputs
      const existing = known ? await findRelease(releasesDir, area, record) : undefined
      if (!existing) {
        log(`building ${area.name}`)
        built.push(area.name)
      }
      const manifest = existing ?? (await buildAndPublish(area, releasesDir))
      record[area.name] = { inputs, version: manifest.version }
      released.set(area.name, { area, manifest })
    }
  }

  // Two at a time: each build keeps about one core busy.
  await Promise.all([work(), work()])
  await promote(inOrder(areas, released), releasesDir)
  await writeFile(recordPath(releasesDir), JSON.stringify(record, null, 2))
  return built
}

async function buildAndPublish(area: Area, releasesDir: string): Promise<ReleaseManifest> {
  const built = join(releasesDir, '.building', area.name)
  await rm(built, { recursive: true, force: true })
  await buildArea(area, built)
  return publish({ area, built, releasesDir })
}

function inOrder(areas: readonly Area[], released: ReadonlyMap<string, Released>): Released[] {
  return areas.flatMap(({ name }) => released.get(name) ?? [])
}

async function findRelease(
  releasesDir: string,
  area: Area,
  record: BuildRecord,
): Promise<ReleaseManifest | undefined> {
  const version = record[area.name]?.version ?? ''
  return readManifest(join(releasesDir, area.name, version)).catch(() => undefined)
}

function recordPath(releasesDir: string): string {
  return join(releasesDir, 'built.json')
}

async function readRecord(releasesDir: string): Promise<BuildRecord> {
  const text = await readFile(recordPath(releasesDir), 'utf8').catch(() => '{}')
  return JSON.parse(text) as BuildRecord
}
