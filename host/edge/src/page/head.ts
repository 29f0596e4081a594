import type { ReleaseEntry, ReleaseManifest } from '@darnley/contract/release'
import type { PageReleases } from '@darnley/contract/release-failure'
import { formerMount } from '@darnley/releases/foreign'
import { fileUrl, refText } from '@darnley/releases/sets'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import { bootScript } from './boot-script.ts'
import { describePage, type Description } from './describe-page.ts'
import { jsonBlock, tag } from './html.ts'
import { pageAreasOf } from './page-areas.ts'
import { foreignDocument, type ForeignPage } from './foreign-page.ts'
import type { RemotePage } from './remote-page.ts'

interface HeadInput extends Description {
  readonly remote: RemotePage | null
  readonly foreign: ForeignPage | null
  readonly live: LiveReleases
  /** The texts of the import map and the style; the security policy contains their hashes. */
  readonly importMapText: string
  readonly style: string
  /** Whether the inline style contains the host's stylesheets. */
  readonly hasStyles: boolean
  /** Whether the document holds the answer to the page's first request. */
  readonly hasAnswers: boolean
  /** The script of a preview of drafts; null for a visitor. */
  readonly draftsText: string | null
}

/** Returns everything that the browser can start loading before a script runs, in order of need. */
export function headOf(input: HeadInput): string {
  const { live, page, remote, foreign, config, importMapText, style } = input
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...describePage(input),
    input.draftsText === null ? '' : `<script>${input.draftsText}</script>`,
    `<script type="importmap">${importMapText}</script>`,
    jsonBlock('areas', pageAreasOf(live, config.mode)),
    jsonBlock('releases', pageReleasesOf(live, foreign)),
    ...(foreign ? [jsonBlock('foreign', foreignDocument(foreign, live.vendor))] : []),
    jsonBlock('page-config', config),
    jsonBlock('scripts', scriptsOf(live, remote)),
    `<script>${bootScript}</script>`,
    ...(input.hasStyles ? [] : stylesheets(live.host, live.host.entries['main'])),
    style ? `<style>${style}</style>` : '',
    ...fonts(live.host),
    page?.firstRequest && !input.hasAnswers ? fetchPreload(page.firstRequest) : '',
  ].join('\n')
}

/** Remote name > URL of its container. */
function entriesOf(remotes: LiveReleases['remotes']): Record<string, string> {
  const entries = Object.values(remotes).map((release) => [
    release.name,
    fileUrl(release, release.remoteEntry ?? ''),
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

function pageReleasesOf(
  { id, vendor, host, fallbacks, shellFallback }: LiveReleases,
  foreign: ForeignPage | null,
): PageReleases {
  const before = foreign && formerMount(foreign.container)
  return {
    set: id,
    fallbacks: { ...entriesOf(fallbacks), ...(before && { [foreign.name]: before.entry }) },
    shell: { host: refText(host), vendor: refText(vendor), fallback: shellFallback !== null },
  }
}

function stylesheets(release: ReleaseManifest, entry: ReleaseEntry | undefined): string[] {
  return (entry?.styles ?? []).map((file) =>
    tag('link', { rel: 'stylesheet', href: fileUrl(release, file) }),
  )
}

/** Returns the fonts with the most common characters; others load when a text needs them. */
function fonts(host: ReleaseManifest): string[] {
  return Object.keys(host.files)
    .filter((file) => /-core\b.*\.woff2$/.test(file))
    .map((file) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: fileUrl(host, file),
        crossorigin: true,
      }),
    )
}

function fetchPreload(url: string): string {
  return tag('link', { rel: 'preload', as: 'fetch', href: url, crossorigin: 'anonymous' })
}

interface PageScripts {
  /** URL of the host's entry. */
  readonly main: string
  /** URL and hash of every script that the first page needs. */
  readonly preloads: readonly (readonly [string, string])[]
  /**
   * Preloaded only: the remote itself inserts its styles and waits for them before it renders. A hanging stylesheet in
   * the document would block the whole page, including the host's script.
   */
  readonly styles: readonly string[]
}

/** Returns what server/boot.js loads and starts. */
function scriptsOf(live: LiveReleases, page: RemotePage | null): PageScripts {
  const of = (release: ReleaseManifest, files: readonly string[]) =>
    files.map((file) => [fileUrl(release, file), release.files[file]?.integrity ?? ''] as const)
  const main = live.host.entries['main']
  return {
    main: fileUrl(live.host, main?.file ?? ''),
    preloads: [
      ...of(live.vendor, live.vendor.entries['vendor']?.scripts ?? []),
      ...of(live.host, main?.scripts ?? []),
      ...(page ? of(page.release, page.entry.scripts) : []),
    ],
    styles: page ? page.entry.styles.map((file) => fileUrl(page.release, file)) : [],
  }
}
