import type { ReleaseEntry, ReleaseManifest } from '@darnley/contract/release'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import type { PageRoute } from '@darnley/contract/page-route'

export interface RemotePage {
  readonly release: ReleaseManifest
  readonly entry: ReleaseEntry
}

/** Returns the release that a page comes from, and its entry in it; null when no remote has the page. */
export function remotePage(
  { remotes }: Pick<LiveReleases, 'remotes'>,
  route: PageRoute | null,
): RemotePage | null {
  const [remote = '', exposed = ''] = (route?.signedOutModule ?? route?.module ?? '').split('/')
  const release = remotes[remote]
  const entry = release?.entries[`./${exposed}`]
  return release && entry ? { release, entry } : null
}
