import type { AreaPage, SiteKind } from '@darnley/contract/area'
import type { ForeignContainer } from '@darnley/contract/foreign'
import type { ForeignDocument, SharedModule } from '@darnley/contract/page-areas'
import type { ReleaseManifest } from '@darnley/contract/release'
import { declarationOf, formerMount, mountRef } from '@darnley/releases/foreign'
import { refText } from '@darnley/releases/sets'
import type { FoundPage, LiveReleases } from '#src/releases/live-releases.ts'

/** A page of a container of another origin. */
export interface ForeignPage {
  readonly name: string
  readonly container: ForeignContainer
  readonly page: AreaPage
}

/** Returns the container that a page comes from; null when it is no foreign one's. */
export function foreignPage(
  { remotes, foreign }: Pick<LiveReleases, 'remotes' | 'foreign'>,
  { found, site }: { found: FoundPage | null; site: SiteKind },
): ForeignPage | null {
  const name = found?.name.split('/')[0] ?? ''
  const container = name in remotes ? undefined : foreign[name]
  const page =
    container &&
    declarationOf(container).pages.find(
      ({ path, audience, sites }) =>
        path === found?.path && audience === found.audience && sites.includes(site),
    )
  return container && page ? { name, container, page } : null
}

/** Returns the origins that a document of this page may load from: the live entry's and the last known good one's. */
export function originsOf({ container }: ForeignPage): string[] {
  const entries = [container.live, formerMount(container)].flatMap((mount) => mount?.entry ?? [])
  return [...new Set(entries.map((entry) => new URL(entry).origin))]
}

/** Returns `name@version` of what a document of this page loads. */
export function mountText({ name, container }: ForeignPage): string {
  return refText(mountRef(name, container.live))
}

/** Returns what the shell needs to load the container in a document of this page. */
export function foreignDocument(
  { name, container }: ForeignPage,
  vendor: ReleaseManifest,
): ForeignDocument {
  const before = formerMount(container)
  const mounts = before ? [before, container.live] : [container.live]
  return {
    name,
    releases: Object.fromEntries(
      mounts.map((mount) => [mount.entry, refText(mountRef(name, mount))]),
    ),
    shared: sharedOf(vendor),
  }
}

/** Name that a container asks for > the package that it belongs to, and where the vendor file has it. */
const shareable = {
  react: ['react', 'react'],
  'react/jsx-runtime': ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom'],
  'react-dom/client': ['react-dom', 'react-dom/client'],
  'react-router': ['react-router-dom', '@darnley/web/router'],
  'react-router-dom': ['react-router-dom', '@darnley/web/router'],
} as const

/** Returns what a vendor file offers to containers: the packages whose version it knows. */
function sharedOf({ vendorExports, sharedVersions }: ReleaseManifest): ForeignDocument['shared'] {
  const offered = Object.entries(shareable).flatMap(([name, [owner, specifier]]) => {
    const version = sharedVersions[owner]
    const names = vendorExports[specifier]
    if (version === undefined || names === undefined) return []
    return [[name, { specifier, version, names }] satisfies [string, SharedModule]]
  })
  return Object.fromEntries(offered)
}
