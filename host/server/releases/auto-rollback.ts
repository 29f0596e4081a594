import { writeAudit } from 'shared/releases/audit'
import { findFallbacks } from 'shared/releases/read-set'
import { parseRegistry, siteKinds } from 'shared/releases/registry'
import { withdrawRelease } from 'shared/releases/rollback'
import { refText, type ReleaseRef } from 'shared/releases/sets'
import type { ReleaseStore } from 'shared/releases/store'

/**
 * Takes a release that fails at too many visitors out of every site: its last known good takes its place, or its
 * canary ends. Gives the sites; none when it was out already or when nothing can take its place.
 */
export async function rollBackRelease(
  store: ReleaseStore,
  { release, why }: { readonly release: ReleaseRef; readonly why: string },
): Promise<string[]> {
  const at = new Date().toISOString()
  let sites: string[] = []
  await store.updateRegistry(async (before) => {
    let registry = parseRegistry(before ?? '')
    sites = []
    for (const site of siteKinds) {
      const set = registry.sites[site]
      const fallbacks = await findFallbacks(store, { registry, site, set })
      const replacement = fallbacks[release.name] ?? null
      const done = withdrawRelease(registry, { site, at, release, replacement })
      if (!done) continue
      registry = done.registry
      sites.push(site)
    }
    return sites.length > 0 ? JSON.stringify(registry, null, 2) : (before ?? '')
  })
  if (sites.length > 0)
    await writeAudit(store, {
      at,
      who: 'the edge',
      action: 'rollback',
      releases: [refText(release)],
      sites,
      why,
    })
  return sites
}
