import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseManifest, ReleaseRegistry } from '@darnley/contract/release'
import { pairText } from '#core/misfits.ts'
import { formerVersions, servedReleases, siteKinds } from '#core/registry.ts'
import { refText } from '#core/sets.ts'
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
