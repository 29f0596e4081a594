import type { PageConfig } from '@darnley/contract/page-config'
import type { ReleaseStore } from '@darnley/releases/store'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import { hasFirstScreen, readFirstScreen, type FirstScreen } from './first-screen.ts'
import { pageAreasOf } from './page-areas.ts'
import { remotePage, type RemotePage } from './remote-page.ts'

/** The host's part of a page, rendered by its release. */
export interface Shell {
  /** Null for an unknown path. */
  readonly page: RemotePage | null
  /** Content of `#root`. */
  readonly html: string
  /** Null when only the page's heading is shown until its remote has loaded. */
  readonly firstScreen: FirstScreen | null
}

interface ShellOptions {
  readonly live: LiveReleases
  readonly pathname: string
  /** Names of the query's parameters. */
  readonly parameters: readonly string[]
  readonly config: PageConfig
  readonly store: ReleaseStore
}

/** Placeholder for the first screen, whose markup is inserted as it was published. */
const place = '<!--first-screen-->'

/** Finds and renders the page of a path. */
export async function renderShell(options: ShellOptions): Promise<Shell> {
  const { live, pathname, parameters, config, store } = options
  const { renderer } = live
  const input = { pathname, config, areas: pageAreasOf(live, config.mode) }
  const page = remotePage(live, { found: renderer.findPage(input), site: config.mode })
  // On a partner's site the page depends on who is signed in.
  const isPlain =
    config.mode === 'web' && !page?.page.stateParameters?.some((name) => parameters.includes(name))
  const firstScreen =
    page && isPlain && hasFirstScreen(page)
      ? await readFirstScreen({ live, page, store, company: config.company.name })
      : null
  if (!firstScreen) return { page, html: renderer.renderPage(input), firstScreen }
  const html = renderer.renderPage({ ...input, firstScreen: place })
  return { page, html: html.replace(place, () => firstScreen.html), firstScreen }
}
