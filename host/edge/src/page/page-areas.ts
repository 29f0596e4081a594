import type { SiteKind } from '@darnley/contract/area'
import { declaredFor, type PageArea, type PageAreas } from '@darnley/contract/page-areas'
import type { ReleaseManifest } from '@darnley/contract/release'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import { fileUrl } from '@darnley/releases/sets'

/** Returns what a page of this kind of site needs to know of the live areas. */
export function pageAreasOf({ remotes }: Pick<LiveReleases, 'remotes'>, site: SiteKind): PageAreas {
  const areas = Object.entries(remotes).map(([name, release]) => [name, pageAreaOf(release, site)])
  return Object.fromEntries(areas) as PageAreas
}

function pageAreaOf(release: ReleaseManifest, site: SiteKind): PageArea {
  return {
    entry: fileUrl(release, release.remoteEntry ?? ''),
    ...declaredFor(release.area, site),
  }
}
