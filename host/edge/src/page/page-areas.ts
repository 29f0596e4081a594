import type { AreaDeclaration, SiteKind } from '@darnley/contract/area'
import type { ForeignContainer } from '@darnley/contract/foreign'
import type { PageArea, PageAreas } from '@darnley/contract/page-areas'
import type { ReleaseManifest } from '@darnley/contract/release'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import { declarationOf } from '@darnley/releases/foreign'
import { fileUrl } from '@darnley/releases/sets'

/**
 * Returns what a page of this kind of site needs to know of the live areas. Those of the set come first: at a path and
 * under a name that both have, they take precedence over a container of another origin.
 */
export function pageAreasOf(
  { remotes, foreign }: Pick<LiveReleases, 'remotes' | 'foreign'>,
  site: SiteKind,
): PageAreas {
  const areas = Object.entries(remotes).map(
    ([name, release]) => [name, pageAreaOf(release, site)] as const,
  )
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
