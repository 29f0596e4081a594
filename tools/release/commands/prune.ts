import type { ReleaseRegistry } from 'shared/contract/release'
import { readAudit, writeAudit } from 'shared/releases/audit'
import { findFallbacks } from 'shared/releases/read-set'
import { siteKinds } from 'shared/releases/registry'
import { refText, releasesOf } from 'shared/releases/sets'
import type { ReleaseStore } from 'shared/releases/store'
import { liveSets } from '#tools/release/live-sets.ts'
import { readRegistry, type Context } from './context.ts'

const day = 86_400_000

export interface PruneOptions {
  /** What was live, tried or published within so many days stays: the longest that a page is left open. */
  readonly days: number
  /** The latest sets of a site that stay, however old. */
  readonly sets: number
}

/**
 * Removes releases that nobody needs any more: not live, nobody's canary, no last known good, not among the latest
 * former sets, and not live, published, tried as a canary or shown as a preview within the days given, because a page
 * that is still open may need them.
 */
export async function prune(context: Context, options: PruneOptions): Promise<string[]> {
  const { store, who, log } = context
  const registry = await readRegistry(store)
  const needed = await neededReleases(store, { registry, options })
  const unneeded = (await store.list()).filter((release) => !needed.has(refText(release)))
  for (const release of unneeded) await store.remove(release)
  const removed = unneeded.map(refText)
  await writeAudit(store, {
    at: new Date().toISOString(),
    who,
    action: 'prune',
    releases: removed,
    sites: [],
    why: context.why ?? `not needed for ${options.days} days`,
  })
  log(removed.length === 0 ? 'Nothing to remove' : `Removed ${removed.join(', ')}`)
  return removed
}

async function neededReleases(
  store: ReleaseStore,
  { registry, options }: { registry: ReleaseRegistry; options: PruneOptions },
): Promise<Set<string>> {
  const oldest = Date.now() - options.days * day
  const live = liveSets(registry)
  const former = siteKinds.flatMap((site) =>
    (registry.history[site] ?? []).filter(
      ({ until }, index) => index < options.sets || Date.parse(until) >= oldest,
    ),
  )
  const fallbacks = await Promise.all(
    live.map(({ site, set }) => findFallbacks(store, { registry, site, set })),
  )
  const mentioned = (await readAudit(store)).filter(
    ({ action, at }) => action !== 'prune' && Date.parse(at) >= oldest,
  )
  return new Set([
    ...[...live, ...former].flatMap(({ set }) => releasesOf(set).map(refText)),
    ...fallbacks.flatMap((found) =>
      Object.entries(found).map(([name, version]) => refText({ name, version })),
    ),
    ...mentioned.flatMap(({ releases }) => releases),
  ])
}
