import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  releaseSchemaVersion,
  type ReleaseManifest,
  type ReleaseRegistry,
  type ReleaseSet,
  type SiteKind,
} from 'shared/contract/release'
import type { Area } from './areas.ts'
import { assertVendorExports } from './vendor-check.ts'

export interface Released {
  readonly area: Area
  readonly manifest: ReleaseManifest
}

/**
 * Makes a set of versions live by writing the registry in one step.
 * @throws when a release imports what the set's vendor file does not export
 */
export async function promote(
  released: readonly Released[],
  releasesDir: string,
): Promise<ReleaseRegistry> {
  const registry: ReleaseRegistry = {
    schemaVersion: releaseSchemaVersion,
    sites: { web: releaseSet(released, 'web'), storefront: releaseSet(released, 'storefront') },
  }
  const path = join(releasesDir, 'registry.json')
  await writeFile(`${path}.new`, JSON.stringify(registry, null, 2))
  await rename(`${path}.new`, path)
  return registry
}

function releaseSet(released: readonly Released[], site: SiteKind): ReleaseSet {
  const live = released.filter(({ area }) => area.sites.includes(site))
  const vendor = the('vendor', live)
  for (const { manifest } of live) assertVendorExports(manifest, vendor)
  const host = the('host', live)
  const remotes = live.filter(({ area }) => area.role === 'remote')
  return {
    vendor: vendor.version,
    host: { name: host.name, version: host.version },
    remotes: Object.fromEntries(remotes.map(({ manifest }) => [manifest.name, manifest.version])),
  }
}

function the(role: Area['role'], live: readonly Released[]): ReleaseManifest {
  const found = live.find(({ area }) => area.role === role)
  if (!found) throw new Error(`A set of releases needs a ${role}`)
  return found.manifest
}
