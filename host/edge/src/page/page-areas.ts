import type { AreaDeclaration, SiteKind } from '@darnley/contract/area'
import type { PageArea, PageAreas } from '@darnley/contract/page-areas'
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

/** Returns what the browser needs of an area's declaration; the rest is for the edge alone. */
export function declaredFor(area: AreaDeclaration, site: SiteKind): Omit<PageArea, 'entry'> {
  const isHere = ({ sites }: { sites: readonly SiteKind[] }): boolean => sites.includes(site)
  return {
    pages: area.pages
      .filter(isHere)
      .map(({ path, module, title, heading, audience, backdrop, set }) => ({
        path,
        module,
        title,
        heading,
        ...(audience && { audience }),
        ...(backdrop && { backdrop }),
        ...(set && { set }),
      })),
    menu: area.menu.filter(isHere).map(({ place, label, path }) => ({ place, label, path })),
    slots: Object.fromEntries(area.slots.filter(isHere).map(({ slot, module }) => [slot, module])),
  }
}
