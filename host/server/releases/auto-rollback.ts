import type { ReleaseRegistry, SiteKind } from 'shared/contract/release'
import { writeAudit } from 'shared/releases/audit'
import { canRun, findFallbacks } from 'shared/releases/read-set'
import { changeRegistry } from 'shared/releases/change-registry'
import { canarySet, endCanary, siteKinds } from 'shared/releases/registry'
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
  const taken = await changeRegistry<TakenBack | null>(store, async (registry, at) => {
    if (!registry) throw new Error(`Nothing is live in ${store.place}.`)
    const release = findSuspect(registry, failed)
    const { sites, after } = release
      ? await withdrawEverywhere(store, { registry, release, at })
      : { sites: [], after: registry }
    return { registry: after, result: release && sites.length > 0 ? { release, sites } : null }
  })
  if (taken)
    await writeAudit(store, {
      at: new Date().toISOString(),
      who: 'the edge',
      action: 'rollback',
      releases: [refText(taken.release)],
      sites: [...taken.sites],
      why,
    })
  return taken
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
    after = await withoutMisfits(store, { registry: withdrawn.registry, site })
    sites.push(site)
  }
  return { sites, after }
}

/** Ends a canary that can't run with what has taken the place of the release: its visitors would get no page. */
async function withoutMisfits(
  store: ReleaseStore,
  { registry, site }: { registry: ReleaseRegistry; site: SiteKind },
): Promise<ReleaseRegistry> {
  const set = canarySet(registry, site)
  if (!set || (await canRun(store, set))) return registry
  const names = Object.keys(registry.canaries[site]?.changes ?? {})
  return names.reduce((changed, name) => endCanary(changed, { site, name }), registry)
}
