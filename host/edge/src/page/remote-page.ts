import type { AreaPage, SiteKind } from '@darnley/contract/area'
import type { ReleaseEntry, ReleaseManifest } from '@darnley/contract/release'
import type { FoundPage, LiveReleases } from '#src/releases/live-releases.ts'

/** A page with the release that it comes from. */
export interface RemotePage {
  readonly release: ReleaseManifest
  /** Its module's entry in the release. */
  readonly entry: ReleaseEntry
  readonly page: AreaPage
}

/** Returns where a page comes from; null when no release has it. */
export function remotePage(
  { remotes }: Pick<LiveReleases, 'remotes'>,
  { found, site }: { found: FoundPage | null; site: SiteKind },
): RemotePage | null {
  if (!found) return null
  const release = remotes[found.name.split('/')[0] ?? '']
  const entry = release?.entries[found.module]
  const page = release?.area.pages.find(
    ({ path, audience, sites }) =>
      path === found.path && audience === found.audience && sites.includes(site),
  )
  return release && entry && page ? { release, entry, page } : null
}
