import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry, ReleaseSet } from '@darnley/contract/release'
import { canRun } from '@darnley/releases/read-set'
import { isWithdrawn } from '@darnley/releases/registry'
import { refText, type ReleaseRef } from '@darnley/releases/sets'
import type { ReleaseStore } from '@darnley/releases/store'

interface Search {
  readonly registry: ReleaseRegistry
  readonly site: SiteKind
  readonly set: ReleaseSet
  /** What did not start in this browser: releases (`vendor@1`), or a host and vendor file pair (`shellText`). */
  readonly failed: readonly string[]
}

/** Returns the host and vendor file of a set, as the boot script names them (boot.js). */
export function shellText({ host, vendor }: ReleaseSet): string {
  return `${refText(host)}+vendor@${vendor}`
}

export function isFailedShell(set: ReleaseSet, failed: readonly string[]): boolean {
  return shellReleases(set)
    .map(refText)
    .concat(shellText(set))
    .some((text) => failed.includes(text))
}

/**
 * Returns the set with the latest host and vendor file that were live together, did not fail in this browser, were not
 * rolled back and can run with its remotes. They are replaced as a pair, because only pairs were tested. Null when
 * there is none.
 */
export async function findShell(
  store: ReleaseStore,
  { registry, site, set, failed }: Search,
): Promise<ReleaseSet | null> {
  const former = (registry.history[site] ?? []).map((one) => one.set)
  for (const { vendor, host } of [registry.sites[site], ...former]) {
    const candidate = { ...set, vendor, host }
    if (isFailedShell(candidate, failed)) continue
    if (shellReleases(candidate).some((release) => isWithdrawn(registry, { site, release })))
      continue
    if (await canRun(store, { registry, set: candidate })) return candidate
  }
  return null
}

function shellReleases({ host, vendor }: ReleaseSet): ReleaseRef[] {
  return [host, { name: 'vendor', version: vendor }]
}
