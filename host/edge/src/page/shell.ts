import type { PageConfig } from '@darnley/contract/page-config'
import { firstScreenFile } from '@darnley/releases/first-screen'
import type { ReleaseStore } from '@darnley/releases/store'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import type { DescribedRoute } from '@darnley/contract/page-route'
import { readFirstScreen, type FirstScreen } from './first-screen.ts'

/** The host's part of a page, rendered by its release. */
export interface Shell {
  /** Null for an unknown path. */
  readonly route: DescribedRoute | null
  /** Content of `#root`. */
  readonly html: string
  /** Null when only the page's heading is shown until its remote has loaded. */
  readonly firstScreen: FirstScreen | null
}

interface ShellOptions {
  readonly live: LiveReleases
  readonly pathname: string
  readonly config: PageConfig
  readonly store: ReleaseStore
  /** Whether the page opens in the state that its first screen shows. */
  readonly isPlain: boolean
}

/** Placeholder for the first screen, which is known only after the route has been rendered. */
const place = '<!--first-screen-->'

/** Renders the shell of a page; renders twice only when its first screen differs from what was published. */
export async function renderShell(options: ShellOptions): Promise<Shell> {
  const { live, pathname, config, store, isPlain } = options
  const { renderer, remotes } = live
  const file = firstScreenFile(pathname)
  const isThere = isPlain && Object.values(remotes).some(({ files }) => file in files)
  if (!isThere) return { ...renderer.renderPage(pathname, config), firstScreen: null }

  const { route, html } = renderer.renderPage(pathname, config, place)
  const firstScreen = await readFirstScreen({ live, route, store, company: config.company.name })
  if (!firstScreen) return { ...renderer.renderPage(pathname, config), firstScreen }
  return { route, html: html.replace(place, () => firstScreen.html), firstScreen }
}
