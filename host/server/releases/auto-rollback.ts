import type { ReleaseRegistry, SiteKind } from 'shared/contract/release'
import { writeAudit } from 'shared/releases/audit'
import { findFallbacks } from 'shared/releases/read-set'
import { parseRegistry, siteKinds } from 'shared/releases/registry'
import { withdrawRelease } from 'shared/releases/rollback'
import { refText, type ReleaseRef } from 'shared/releases/sets'
import type { ReleaseStore } from 'shared/releases/store'
import { findSuspect, type Failed } from './find-suspect.ts'

/** What was taken back, and where. */
interface TakenBack {
  readonly release: ReleaseRef
  readonly sites: readonly SiteKind[]
}

/**
 * Takes a release that fails at too many visitors out of every site: its last known good takes its place, or its
 * canary ends. Null when it was out already or when nothing can take its place.
 */
export async function rollBackRelease(
  store: ReleaseStore,
  { why, ...failed }: Failed & { readonly why: string },
): Promise<TakenBack | null> {
  const at = new Date().toISOString()
  const done: { taken: TakenBack | null } = { taken: null }
  await store.updateRegistry(async (before) => {
    const registry = parseRegistry(before ?? '')
    const release = findSuspect(registry, failed)
    const { sites, after } = release
      ? await withdrawEverywhere(store, { registry, release, at })
      : { sites: [], after: registry }
    done.taken = release && sites.length > 0 ? { release, sites } : null
    return done.taken ? JSON.stringify(after, null, 2) : (before ?? '')
  })
  if (done.taken)
    await writeAudit(store, {
      at,
      who: 'the edge',
      action: 'rollback',
      releases: [refText(done.taken.release)],
      sites: [...done.taken.sites],
      why,
    })
  return done.taken
}

async function withdrawEverywhere(
  store: ReleaseStore,
  change: { registry: ReleaseRegistry; release: ReleaseRef; at: string },
): Promise<{ sites: SiteKind[]; after: ReleaseRegistry }> {
  const { release, at } = change
  const sites: SiteKind[] = []
  let after = change.registry
  for (const site of siteKinds) {
    const fallbacks = await findFallbacks(store, { registry: after, site, set: after.sites[site] })
    const replacement = fallbacks[release.name] ?? null
    const withdrawn = withdrawRelease(after, { site, at, release, replacement })
    if (!withdrawn) continue
    after = withdrawn.registry
    sites.push(site)
  }
  return { sites, after }
}
