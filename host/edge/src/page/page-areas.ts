import type { SiteKind } from '@darnley/contract/area'
import type { ForeignContainer } from '@darnley/contract/foreign'
import { declaredFor, type PageArea, type PageAreas } from '@darnley/contract/page-areas'
import type { ReleaseManifest } from '@darnley/contract/release'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import { declarationOf } from '@darnley/releases/foreign'
import { fileUrl } from '@darnley/releases/sets'

/**
 * Returns what a page of this kind of site needs to know of the live areas, in the order of their names: that of the links
 * in its menu, whichever area was published first. Those of the set come first: at a path and under a name that both
 * have, they take precedence over a container of another origin.
 */
export function pageAreasOf(
  { remotes, foreign }: Pick<LiveReleases, 'remotes' | 'foreign'>,
  site: SiteKind,
): PageAreas {
  const areas = Object.entries(remotes)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, release]) => [name, pageAreaOf(release, site)] as const)
  const others = Object.entries(foreign)
    .filter(([name]) => !(name in remotes))
    .map(([name, container]) => [name, foreignAreaOf(container, site)] as const)
  return Object.fromEntries([...areas, ...others])
}

function foreignAreaOf(container: ForeignContainer, site: SiteKind): PageArea {
  return {
    entry: container.live.entry,
    isForeign: true,
    ...declaredFor(declarationOf(container), site),
  }
}

function pageAreaOf(release: ReleaseManifest, site: SiteKind): PageArea {
  return {
    entry: fileUrl(release, release.remoteEntry ?? ''),
    ...declaredFor(release.area, site),
  }
}
