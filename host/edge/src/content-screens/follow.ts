import { setTimeout as sleep } from 'node:timers/promises'
import type { AreaPage } from '@darnley/contract/area'
import { contentScreensFile } from '@darnley/contract/content-screen'
import type { PageConfig } from '@darnley/contract/page-config'
import type { ReleaseManifest } from '@darnley/contract/release'
import { assertFiles } from '@darnley/releases/release-files'
import { refText } from '@darnley/releases/sets'
import type { ReleaseStore } from '@darnley/releases/store'
import type { EdgeReleases } from '#src/releases/edge-releases.ts'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import type { Site } from '#src/sites/sites.ts'
import type { Shelf } from './content-screens.ts'
import { createPublicAnswers } from './public-answers.ts'
import { runRenderer } from './run-renderer.ts'

/** A site whose documents hold content. */
export interface ContentSite {
  readonly site: Site
  /** Hostname of its public address. */
  readonly host: string
  /** Public address, without a path. */
  readonly origin: string
  readonly config: PageConfig
}

interface FollowOptions {
  readonly shelf: Shelf
  readonly store: ReleaseStore
  readonly releases: Pick<EdgeReleases, 'served'>
  readonly contentUrl: string
  readonly apiUrl: () => string
  /** The sites that are served now, the customers' own first. */
  readonly sites: () => Promise<readonly ContentSite[]>
  /** Says of a release why a page has no content, or an older one. */
  readonly onError: (release: string, error: unknown) => void
  /** Milliseconds between two looks. */
  readonly every?: number
}

/** Milliseconds after which a page is rendered again although nothing has changed. */
const oldest = 600_000
/**
 * Milliseconds. The api asks for the owners' decisions again when its own are older than two seconds, and answers with
 * those until it has others: after a change a page is rendered at once, then to have the api ask, then with its answer.
 */
const settling = 2500
/** Milliseconds before a failure is tried again: after the first soon, since an api may only be starting. */
const retryAfter = [0, 1000, 2000]
const retryAtLast = 5000
const patience = 1500

/** Renders the pages with content ahead, and again when their release, their site or the content changes. */
export function followContent(options: FollowOptions): { stop(): void } {
  const { every = 2000 } = options
  const stopping = new AbortController()
  void follow(options, { every, signal: stopping.signal })
  return { stop: () => stopping.abort() }
}

async function follow(
  options: FollowOptions,
  { every, signal }: { readonly every: number; readonly signal: AbortSignal },
): Promise<void> {
  const look = createLook(options)
  while (!signal.aborted) {
    await look(signal).catch((error: unknown) => options.onError('', error))
    await sleep(every, undefined, { signal, ref: false }).catch(() => {})
  }
}

function createLook(options: FollowOptions): (signal: AbortSignal) => Promise<void> {
  const stamps = new Map<string, string>()
  const failures = new Map<string, { readonly times: number; readonly at: number }>()
  let content = { token: '', since: 0 }

  async function renderIfChanged(screens: SiteScreens, signal: AbortSignal): Promise<void> {
    const release = refText(screens.release)
    const key = `${release} ${screens.each.host}`
    const stamp = stampOf(screens.each, content)
    const { times, at } = failures.get(key) ?? { times: 0, at: 0 }
    const pause = retryAfter[times] ?? retryAtLast
    if (stamps.get(key) === stamp || Date.now() - at < pause) return
    try {
      await renderSite(options, { ...screens, signal })
      stamps.set(key, stamp)
      failures.delete(key)
    } catch (error) {
      // A failure that lasts is told, once.
      if (times === 1 && !signal.aborted) options.onError(release, error)
      failures.set(key, { times: times + 1, at: Date.now() })
    }
  }

  return async function look(signal) {
    const token = await readChanges(options.contentUrl).catch(() => content.token)
    if (token !== content.token) content = { token, since: Date.now() }
    for (const each of await options.sites()) {
      for (const release of remotesOf(await options.releases.served(each.site.mode))) {
        const pages = pagesWithContent(release, each)
        if (!signal.aborted && pages.length > 0)
          await renderIfChanged({ release, pages, each }, signal)
      }
    }
  }
}

/** What screens are rendered from: a difference renders them again. */
function stampOf({ config }: ContentSite, content: { token: string; since: number }): string {
  return JSON.stringify([
    config,
    content.token,
    Math.min(2, Math.floor((Date.now() - content.since) / settling)),
    // Hours of today are in pages.
    Math.floor(Date.now() / oldest),
  ])
}

/** Returns the remotes of all these sets, each once. */
function remotesOf(sets: readonly LiveReleases[]): ReleaseManifest[] {
  const releases = sets.flatMap(({ remotes }) => Object.values(remotes))
  return [...new Map(releases.map((release) => [refText(release), release])).values()]
}

/** Returns the pages of a release that hold content on a site. */
export function pagesWithContent(
  release: ReleaseManifest,
  { site }: Pick<ContentSite, 'site'>,
): readonly AreaPage[] {
  if (!(contentScreensFile in release.files)) return []
  return release.area.pages.filter(
    ({ hasContent, sites, path }) =>
      hasContent === true && sites.includes(site.mode) && !path.includes(':'),
  )
}

interface SiteScreens {
  readonly release: ReleaseManifest
  readonly pages: readonly AreaPage[]
  readonly each: ContentSite
}

/** @throws Error of the first page that could not be rendered, after the others were kept */
async function renderSite(
  options: FollowOptions,
  screens: SiteScreens & { readonly signal: AbortSignal },
): Promise<void> {
  const { shelf, store, contentUrl, apiUrl } = options
  const { release, pages, each, signal } = screens
  const folder = await store.fetch(release)
  await assertFiles(folder, 'server/')
  const { config, origin, host } = each
  const answers = createPublicAnswers({ contentUrl, apiUrl, host })
  const paths = pages.map(({ path }) => path)
  const rendered = await runRenderer({ folder, config, origin, paths, answers, signal })
  const listed = new Set(rendered.keys())
  const faults = Array.from(listed.union(new Set(paths)), (path) => {
    const screen = rendered.get(path) ?? new Error('it was not rendered')
    if (screen instanceof Error) return new Error(`${host}${path}`, { cause: screen })
    shelf.put({ release, host, path }, screen)
    return []
  }).flat()
  if (faults.length === 0) shelf.keepAddresses({ release, host }, listed)
  if (faults[0]) throw faults[0]
}

/** Returns what changes with every published change of the content service. */
async function readChanges(contentUrl: string): Promise<string> {
  const response = await fetch(`${contentUrl}/changes`, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`the content service answered ${response.status}`)
  return response.text()
}
