import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { changeRegistry } from '#core/change-registry.ts'
import { firstRegistry } from '#core/registry.ts'
import type { ReleaseRef } from '#core/sets.ts'
import { keepSources, sourcesFile } from '#gate/keep.ts'
import type { Sources } from '#gate/sources.ts'
import { aManifest } from './manifests.ts'
import { integrityOf } from '#core/release-files.ts'
import { privateFolder, type ReleaseStore } from '#core/store.ts'
import { type ReleaseManifest, type ReleaseSet } from '@darnley/contract/release'
import { contractVersion } from '@darnley/contract/version'

/** Publishes a release without files, and with sources when they are given, for tests of commands that need no build. */
export async function publishMade(
  store: ReleaseStore,
  { name, version, ...rest }: ReleaseRef & Partial<ReleaseManifest>,
  sources?: Sources,
): Promise<void> {
  const manifest = aManifest({ name, version, contractVersion, ...rest })
  const folder = join(store.folder, '.building', randomUUID())
  await mkdir(folder, { recursive: true })
  if (sources) await keepSources(folder, sources)
  const kept = sources && integrityOf(await readFile(join(folder, privateFolder, sourcesFile)))
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({ ...manifest, sources: kept ?? null }),
  )
  await store.publish({ name, version }, folder)
}

/** Makes version 1 of every area live. */
export async function beginLive(store: ReleaseStore): Promise<void> {
  for (const name of ['vendor', 'host-web', 'host-storefront', 'booking', 'checkout', 'storefront'])
    await publishMade(store, { name, version: '1' })
  const remotes = { booking: '1', checkout: '1' }
  const web: ReleaseSet = { vendor: '1', host: { name: 'host-web', version: '1' }, remotes }
  const storefront: ReleaseSet = {
    vendor: '1',
    host: { name: 'host-storefront', version: '1' },
    remotes: { ...remotes, storefront: '1' },
  }
  await changeRegistry(store, () => ({
    registry: firstRegistry({ web, storefront }),
    result: undefined,
  }))
}
