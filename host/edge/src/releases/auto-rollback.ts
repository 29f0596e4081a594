import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { writeAudit } from '@darnley/releases/audit'
import { canRun, findFallbacks } from '@darnley/releases/read-set'
import {
  foreignOn,
  mountRef,
  rollBackMount,
  sitesWith,
  type RolledBackMount,
} from '@darnley/releases/foreign'
import { changeRegistry, type Changed } from '@darnley/releases/change-registry'
import { canarySet, endCanary, siteKinds } from '@darnley/releases/registry'
import { withdrawRelease } from '@darnley/releases/rollback'
import { refText, type ReleaseRef } from '@darnley/releases/sets'
import type { ReleaseStore } from '@darnley/releases/store'
import { findSuspect, type Failed } from './find-suspect.ts'

/** What was rolled back, and where. */
interface RolledBackRelease {
  readonly release: ReleaseRef
  readonly sites: readonly SiteKind[]
}

/**
 * Removes a release that fails for too many visitors from every site: its last known good replaces it, or its canary
 * ends. Returns null when it was removed already or has no replacement.
 */
export async function rollBackRelease(
  store: ReleaseStore,
  { why, ...failed }: Failed & { readonly why: string },
): Promise<RolledBackRelease | null> {
  const rolledBack = await changeRegistry<RolledBackRelease | null>(store, async (registry, at) => {
    if (!registry) throw new Error(`Nothing is live in ${store.place}.`)
    const mounted = withdrawMount(registry, { release: failed.release, at })
    if (mounted) return mounted
    const release = findSuspect(registry, failed)
    const { sites, after } = release
      ? await withdrawEverywhere(store, { registry, release, at })
      : { sites: [], after: registry }
    return { registry: after, result: release && sites.length > 0 ? { release, sites } : null }
  })
  if (rolledBack)
    await writeAudit(store, {
      at: new Date().toISOString(),
      who: 'the edge',
      action: 'rollback',
      releases: [refText(rolledBack.release)],
      sites: [...rolledBack.sites],
      why,
    })
  return rolledBack
}

/**
 * Withdraws a container of another origin where it is mounted: the entry that was registered before takes its place.
 * Undefined for what is no mounted container. A container that throws never casts suspicion on a release of this site.
 */
function withdrawMount(
  registry: ReleaseRegistry,
  { release, at }: { release: ReleaseRef; at: string },
): Changed<RolledBackRelease | null> | undefined {
  const { name } = release
  if (sitesWith(registry, name).length === 0) return undefined
  const steps = siteKinds.reduce<RolledBackMount[]>((done, site) => {
    const before = done.at(-1)?.registry ?? registry
    const live = foreignOn(before, site)[name]?.live
    if (!live || refText(mountRef(name, live)) !== refText(release)) return done
    const step = rollBackMount(before, { site, at, name })
    return step ? [...done, step] : done
  }, [])
  return {
    registry: steps.at(-1)?.registry ?? registry,
    result: steps.length > 0 ? { release, sites: steps.map(({ site }) => site) } : null,
  }
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

/** Ends a canary that cannot run with the replacement: its visitors would get no page. */
async function withoutMisfits(
  store: ReleaseStore,
  { registry, site }: { registry: ReleaseRegistry; site: SiteKind },
): Promise<ReleaseRegistry> {
  const set = canarySet(registry, site)
  if (!set || (await canRun(store, { registry, set }))) return registry
  const names = Object.keys(registry.canaries[site]?.changes ?? {})
  return names.reduce((changed, name) => endCanary(changed, { site, name }), registry)
}
