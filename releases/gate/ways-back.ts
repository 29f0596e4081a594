import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseManifest, ReleaseRegistry } from '@darnley/contract/release'
import { pairText } from '#core/misfits.ts'
import { formerVersions, servedReleases, siteKinds } from '#core/registry.ts'
import { refText } from '#core/sets.ts'
import type { ReleaseStore } from '#core/store.ts'
import type { Judge, ManifestPair } from './judge.ts'

interface Judging {
  readonly store: Pick<ReleaseStore, 'manifest'>
  readonly judge: Judge
  /** The registry before the change, whose pairs have their verdict. */
  readonly before: ReleaseRegistry | null
}

/**
 * Returns the registry with what does not compile together among the releases that visitors get, and those before
 * them: the edge replaces a failed release by an earlier one, beside releases that the earlier one never met.
 */
export async function withMisfits(
  registry: ReleaseRegistry,
  { store, judge, before }: Judging,
): Promise<ReleaseRegistry> {
  const [pairs, judged] = await Promise.all([
    pairsOf(registry, store),
    before ? pairsOf(before, store) : new Map<string, ManifestPair>(),
  ])
  const added = [...pairs].filter(([text]) => !judged.has(text))
  const found = await judge.misfits(added.map(([, pair]) => pair))
  const misfits = [...pairs.keys()].flatMap((text) => {
    const [first] = found.get(text) ?? []
    const known = before?.misfits[text]
    const why = first ? `${first.where} ${first.message}` : known
    return why === undefined ? [] : [[text, why] as const]
  })
  return { ...registry, misfits: Object.fromEntries(misfits) }
}

/** Returns the pairs of all sites by their name. */
async function pairsOf(
  registry: ReleaseRegistry,
  store: Judging['store'],
): Promise<Map<string, ManifestPair>> {
  const found = await Promise.all(siteKinds.map((site) => pairsOfSite(registry, { store, site })))
  return new Map(found.flat().map((pair) => [pairText(pair.user, pair.given), pair]))
}

/** Returns each release that a site's visitors get or may go back to, with each such vendor file and host. */
async function pairsOfSite(
  registry: ReleaseRegistry,
  { store, site }: { store: Pick<ReleaseStore, 'manifest'>; site: SiteKind },
): Promise<ManifestPair[]> {
  const served = servedReleases(registry, site)
  const former = served.flatMap(({ name }) =>
    formerVersions(registry, { site, name })
      .slice(0, 1)
      .map((version) => ({ name, version })),
  )
  const refs = new Map([...served, ...former].map((release) => [refText(release), release]))
  // A former release may have been pruned.
  const read = await Promise.all([...refs.values()].map((release) => store.manifest(release)))
  const there = read.filter((manifest) => manifest !== null)
  const isShell = ({ name }: ReleaseManifest): boolean =>
    name === 'vendor' || name === registry.sites[site].host.name
  return there
    .filter(isShell)
    .flatMap((given) =>
      there
        .filter(({ name }) => name !== 'vendor' && name !== given.name)
        .map((user) => ({ user, given })),
    )
}
