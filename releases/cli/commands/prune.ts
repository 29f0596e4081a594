import type { ReleaseRegistry } from '@darnley/contract/release'
import { changeLive } from '#core/change-registry.ts'
import { type AuditEntry, readAudit, writeAudit } from '#core/audit.ts'
import { findFallbacks } from '#core/read-set.ts'
import { siteKinds } from '#core/registry.ts'
import { parseRef, refText, releasesOf, type ReleaseRef } from '#core/sets.ts'
import type { ReleaseStore } from '#core/store.ts'
import { liveSets } from '#cli/live-sets.ts'
import type { Context } from './context.ts'

const day = 86_400_000

export interface PruneOptions {
  /** Days for which releases stay after they were live, tried or published: the longest that a page stays open. */
  readonly days: number
  /** Number of a site's latest sets that stay, however old. */
  readonly sets: number
  /** Number of each area's last published releases that stay, however old: one of them may be promoted next. */
  readonly newest?: number
  /** Keeps releases that the audit log does not name, whose age is unknown, and says nothing when nothing is removed. */
  readonly isByItself?: boolean
}

/** What goes by itself after a promotion. */
const byItself: PruneOptions = { days: 30, sets: 10, newest: 5, isByItself: true }

/** Prunes what is old after a promotion. A failure is logged: the promotion itself is done. */
export async function pruneAfterPromotion(context: Context): Promise<void> {
  try {
    await prune(context, byItself)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    context.log(`Old releases stay (${reason}): run \`npm run release -- prune\` later.`)
  }
}

/**
 * Removes the releases that no page needs: not live, no canary, no last known good, not among the latest former sets, and
 * not live, published, tried as a canary or shown as a preview within the days given, because a page that is still open
 * may need them. Releases are marked before they are removed, so that none of them becomes live meanwhile.
 */
export async function prune(context: Context, options: PruneOptions): Promise<string[]> {
  const { store, who, log } = context
  const unneeded = await changeLive<ReleaseRef[]>(store, async (registry) => {
    // The list comes first: a release is named in the audit log before it can be in the list.
    const listed = await store.list()
    const needed = await neededReleases(store, { registry, options })
    const found = listed.filter((release) => !needed.has(refText(release)))
    // Another run by hand, which keeps less, may be removing what it has marked.
    const marked = options.isByItself
      ? listed.map(refText).filter((text) => registry.removing.includes(text))
      : []
    const removing = [...new Set([...marked, ...found.map(refText)])]
    const isMarked = removing.length === 0 && registry.removing.length === 0
    return { registry: isMarked ? registry : { ...registry, removing }, result: found }
  })
  for (const release of unneeded) await store.remove(release)
  const removed = unneeded.map(refText)
  if (removed.length === 0 && options.isByItself) return []
  if (removed.length > 0)
    await changeLive(store, (registry) => {
      const removing = registry.removing.filter((text) => !removed.includes(text))
      return { registry: { ...registry, removing }, result: undefined }
    })
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
  const audit = await readAudit(store)
  const mentioned = audit.filter(({ action, at }) => action !== 'prune' && Date.parse(at) >= oldest)
  return new Set([
    ...[...live, ...former].flatMap(({ set }) => releasesOf(set).map(refText)),
    ...fallbacks.flatMap((found) =>
      Object.entries(found).map(([name, version]) => refText({ name, version })),
    ),
    ...mentioned.flatMap(({ releases }) => releases),
    ...lastPublished(audit, options.newest ?? 0),
    ...(options.isByItself ? await undated(store, audit) : []),
  ])
}

/** Returns this many of the releases of each area that were published last. */
function lastPublished(audit: readonly AuditEntry[], count: number): string[] {
  const published = audit
    .filter(({ action }) => action === 'publish')
    .flatMap(({ releases }) => releases)
    .toReversed()
  const areaOf = (text: string): string | undefined => parseRef(text)?.name
  return published.filter((text, index) => {
    const later = published.slice(0, index).filter((other) => areaOf(other) === areaOf(text))
    return new Set(later).size < count
  })
}

async function undated(store: ReleaseStore, audit: readonly AuditEntry[]): Promise<string[]> {
  const named = new Set(audit.flatMap(({ releases }) => releases))
  return (await store.list()).map(refText).filter((text) => !named.has(text))
}
