import type { AreaPage } from '@darnley/contract/area'
import type { ContentScreen } from '@darnley/contract/content-screen'
import type { PageConfig } from '@darnley/contract/page-config'
import { GUARANTEE_DAYS } from '@darnley/domain/guarantee'
import type { ReleaseStore } from '@darnley/releases/store'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import { readContentScreen } from './content-screen.ts'
import { hasFirstScreen, readFirstScreen, type FirstScreen } from './first-screen.ts'
import { foreignPage, type ForeignPage } from './foreign-page.ts'
import { pageAreasOf } from './page-areas.ts'
import { remotePage, type RemotePage } from './remote-page.ts'

/** The host's part of a page, rendered by its release. */
export interface Shell {
  /** Null for an unknown path. */
  readonly page: AreaPage | null
  /** Where the page comes from, if from a release. */
  readonly remote: RemotePage | null
  /** Where it comes from, if from another origin. */
  readonly foreign: ForeignPage | null
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
  /** Returns the page with its content, if it was rendered ahead; `hasState`: for the parameters of this request. */
  readonly findContent: (page: RemotePage, hasState: boolean) => ContentScreen | null
}

/** Placeholder for the first screen, whose markup is inserted as it was published. */
const place = '<!--first-screen-->'

/** Finds and renders the page of a path. */
export async function renderShell(options: ShellOptions): Promise<Shell> {
  const { live, pathname, parameters, config } = options
  const { renderer } = live
  const input = { pathname, config, areas: pageAreasOf(live, config.mode) }
  const source = { found: renderer.findPage(input), site: config.mode }
  const remote = remotePage(live, source)
  const foreign = foreignPage(live, source)
  const page = remote?.page ?? foreign?.page ?? null
  const hasState = page?.stateParameters?.some((name) => parameters.includes(name)) === true
  const firstScreen = remote && (await findScreen(options, { remote, hasState }))
  const found = { page, remote, foreign, firstScreen }
  if (!firstScreen) return { ...found, html: renderer.renderPage(input) }
  const html = renderer.renderPage({ ...input, firstScreen: place })
  return { ...found, html: html.replace(place, () => firstScreen.html) }
}

async function findScreen(
  { live, config, store, findContent }: ShellOptions,
  { remote, hasState }: { readonly remote: RemotePage; readonly hasState: boolean },
): Promise<FirstScreen | null> {
  const content = findContent(remote, hasState)
  const withContent = content && (await readContentScreen({ live, page: remote, store, content }))
  if (withContent) return withContent
  // On a partner's site the page depends on who is signed in; the workshop's first screens are the same for all.
  const isPlain = !hasState && config.mode !== 'storefront' && hasFirstScreen(remote)
  if (!isPlain) return null
  const { company, guaranteeDays = GUARANTEE_DAYS } = config
  return readFirstScreen({ live, page: remote, store, company: company.name, guaranteeDays })
}
