import type { ReleaseEntry, ReleaseManifest } from 'shared/contract/release'
import type { LiveReleases } from '#server/releases/live-releases.ts'
import type { PageRoute } from '#src/app/routes.ts'

export interface RemotePage {
  readonly release: ReleaseManifest
  readonly entry: ReleaseEntry
}

/** The release that a page comes from, and what of it the page needs; null when no remote has it. */
export function remotePage(
  { remotes }: Pick<LiveReleases, 'remotes'>,
  route: PageRoute | null,
): RemotePage | null {
  const [remote = '', exposed = ''] = (route?.signedOutModule ?? route?.module ?? '').split('/')
  const release = remotes[remote]
  const entry = release?.entries[`./${exposed}`]
  return release && entry ? { release, entry } : null
}
