import type { PageConfig } from 'shared/contract/page-config'
import { firstScreenFile } from 'shared/releases/first-screen'
import type { ReleaseStore } from 'shared/releases/store'
import type { LiveReleases } from '#server/releases/live-releases.ts'
import type { DescribedRoute } from '#src/app/described-route.ts'
import { readFirstScreen, type FirstScreen } from './first-screen.ts'

/** The host's part of a page, as its release renders it. */
export interface Shell {
  /** Null when the path is not one of this site's. */
  readonly route: DescribedRoute | null
  /** Content of `#root`. */
  readonly html: string
  /** Null where the page's heading stands alone until its remote is there. */
  readonly firstScreen: FirstScreen | null
}

interface Wanted {
  readonly live: LiveReleases
  readonly pathname: string
  readonly config: PageConfig
  readonly store: ReleaseStore
  /** Whether the page opens in the state that its first screen shows. */
  readonly isPlain: boolean
}

/** Stands in the shell for the first screen: whose that is, only the rendered route tells. */
const place = '<!--first-screen-->'

/** Renders the shell of a page; twice only when its first screen turns out not to be what was published. */
export async function renderShell(wanted: Wanted): Promise<Shell> {
  const { live, pathname, config, store, isPlain } = wanted
  const { renderer, remotes } = live
  const file = firstScreenFile(pathname)
  const isThere = isPlain && Object.values(remotes).some(({ files }) => file in files)
  if (!isThere) return { ...renderer.renderPage(pathname, config), firstScreen: null }

  const { route, html } = renderer.renderPage(pathname, config, place)
  const firstScreen = await readFirstScreen({ live, route, store, company: config.company.name })
  if (!firstScreen) return { ...renderer.renderPage(pathname, config), firstScreen }
  return { route, html: html.replace(place, () => firstScreen.html), firstScreen }
}
