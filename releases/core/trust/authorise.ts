import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { servedReleases, siteKinds } from '#core/registry.ts'
import { parseRef, releasesOf } from '#core/sets.ts'
import { approve, areaOfRelease, withoutOldApprovals } from './approvals.ts'
import { authoriseMounts } from './mounts.ts'
import { requireKey } from './not-authorised.ts'

/**
 * Returns the changed registry with an approval for each release that the change makes live, and each mount, signed with
 * the key of its team. A registry without keys is returned as it is.
 * @throws NotAuthorised when the change concerns an area or a container for which no key is given
 */
export function authorise(
  before: ReleaseRegistry | null,
  { after, privateKeys }: { after: ReleaseRegistry; privateKeys: readonly string[] },
): ReleaseRegistry {
  const { trust } = after
  if (!trust) return after
  const approved = siteKinds.reduce((given, site) => {
    const areas = changedAreas(before, { after, site })
    return areas.reduce((signed, area) => {
      const privateKey = requireKey(trust, { area, privateKeys })
      return servedReleases(after, site)
        .filter(({ name }) => areaOfRelease(name) === area)
        .reduce((each, release) => approve(each, { site, release }, privateKey), signed)
    }, given)
  }, trust)
  const mounted = authoriseMounts(before, { after, privateKeys })
  return withoutOldApprovals({ ...mounted, trust: approved })
}

/** Returns the areas of which a change makes another release live, tries one, ends a trial or withdraws one. */
export function changedAreas(
  before: ReleaseRegistry | null,
  { after, site }: { after: ReleaseRegistry; site: SiteKind },
): string[] {
  const former = before ? placesOf(before, site) : []
  const later = placesOf(after, site)
  const changed = [
    ...former.filter((place) => !later.includes(place)),
    ...later.filter((place) => !former.includes(place)),
  ]
  const names = changed.flatMap((place) => parseRef(place.split(' ')[1] ?? '')?.name ?? [])
  return [...new Set(names.map(areaOfRelease))]
}

/** Returns `live booking@1`, `canary booking@2 5` and `withdrawn booking@0` for all that a site names. */
function placesOf(registry: ReleaseRegistry, site: SiteKind): string[] {
  const canary = registry.canaries[site]
  const tried = Object.entries(canary?.changes ?? {})
  return [
    ...releasesOf(registry.sites[site]).map(({ name, version }) => `live ${name}@${version}`),
    ...tried.map(([name, version]) => `canary ${name}@${version} ${canary?.percent}`),
    ...(registry.withdrawn[site] ?? []).map((release) => `withdrawn ${release}`),
  ]
}
