import type { ReleaseRegistry } from '@darnley/contract/release'
import { pairText } from '#core/misfits.ts'
import { readSet } from '#core/read-set.ts'
import { canarySet, siteKinds } from '#core/registry.ts'
import type { ReleaseStore } from '#core/store.ts'
import type { Judge, ManifestPair } from './judge.ts'

/**
 * Returns the registry with what does not compile together among the releases that visitors get, and those before
 * them: the edge replaces a failed release by an earlier one, beside releases that the earlier one never met.
 */
export async function withMisfits(
  registry: ReleaseRegistry,
  { store, judge }: { store: Pick<ReleaseStore, 'manifest'>; judge: Judge },
): Promise<ReleaseRegistry> {
  const pairs = (
    await Promise.all(siteKinds.map((site) => pairsOfSite(registry, { store, site })))
  ).flat()
  const found = await judge.misfits(pairs)
  const misfits = pairs.flatMap(({ user, given }) => {
    const text = pairText(user, given)
    const [first] = found.get(text) ?? []
    return first ? [[text, `${first.where} ${first.message}`] as const] : []
  })
  return { ...registry, misfits: Object.fromEntries(misfits) }
}

async function pairsOfSite(
  registry: ReleaseRegistry,
  { store, site }: { store: Pick<ReleaseStore, 'manifest'>; site: (typeof siteKinds)[number] },
): Promise<ManifestPair[]> {
  const canary = canarySet(registry, site)
  const former = registry.history[site]?.[0]?.set
  const sets = [registry.sites[site], ...(canary ? [canary] : []), ...(former ? [former] : [])]
  // A former set may have been pruned.
  const read = await Promise.all(sets.map((set) => readSet(store, set).catch(() => null)))
  const there = read.filter((set) => set !== null)
  return there.flatMap(({ vendor, host }) =>
    there.flatMap((other) => {
      const remotes = Object.values(other.remotes)
      return [
        ...[other.host, ...remotes].map((user) => ({ user, given: vendor })),
        ...remotes.map((user) => ({ user, given: host })),
      ]
    }),
  )
}
