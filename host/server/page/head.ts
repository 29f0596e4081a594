import type { PageConfig } from 'shared/contract/page-config'
import type { ReleaseEntry, ReleaseManifest } from 'shared/contract/release'
import type { PageReleases } from 'shared/contract/release-failure'
import { refText } from 'shared/releases/sets'
import type { LiveReleases } from '#server/releases/live-releases.ts'
import { fileUrl } from '#server/releases/urls.ts'
import type { Brand } from '#server/sites/brand.ts'
import type { PageRoute } from '#src/app/routes.ts'
import { bootScript } from './boot-script.ts'
import { describePage } from './describe-page.ts'
import { scriptJson, tag } from './html.ts'

export interface HeadInput {
  readonly live: LiveReleases
  readonly route: PageRoute | null
  readonly config: PageConfig
  /** The security policy names the hashes of these two texts. */
  readonly importMapText: string
  readonly style: string
  readonly brand: Brand
  /** Public address of the site, without a path. */
  readonly origin: string
}

/** Everything the browser can start on before a script has run, in the order in which it is needed. */
export function headOf(input: HeadInput): string {
  const { live, route, config, importMapText, style } = input
  const page = remotePage(live, route)
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...describePage(input),
    `<script type="importmap">${importMapText}</script>`,
    `<script>${bootScript}</script>`,
    jsonBlock('registry', registryOf(live.remotes)),
    jsonBlock('releases', pageReleasesOf(live)),
    jsonBlock('page-config', config),
    ...stylesheets(live.host, live.host.entries['main']),
    ...(page ? stylePreloads(page.release, page.entry) : []),
    style ? `<style>${style}</style>` : '',
    ...fonts(live.host),
    ...modulePreloads(live, page),
    route?.firstRequest ? fetchPreload(route.firstRequest) : '',
    mainScript(live.host),
  ].join('\n')
}

/** Remote name > address of its container. */
function registryOf(remotes: LiveReleases['remotes']): Record<string, string> {
  const entries = Object.values(remotes).map((release) => [
    release.name,
    fileUrl(release, release.remoteEntry ?? ''),
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

function pageReleasesOf({
  id,
  vendor,
  host,
  fallbacks,
  shellFallback,
}: LiveReleases): PageReleases {
  return {
    set: id,
    fallbacks: registryOf(fallbacks),
    shell: { host: refText(host), vendor: refText(vendor), fallback: shellFallback !== null },
  }
}

interface RemotePage {
  readonly release: ReleaseManifest
  readonly entry: ReleaseEntry
}

function remotePage({ remotes }: LiveReleases, route: PageRoute | null): RemotePage | null {
  const [remote = '', exposed = ''] = (route?.signedOutModule ?? route?.module ?? '').split('/')
  const release = remotes[remote]
  const entry = release?.entries[`./${exposed}`]
  return release && entry ? { release, entry } : null
}

function stylesheets(release: ReleaseManifest, entry: ReleaseEntry | undefined): string[] {
  return (entry?.styles ?? []).map((file) =>
    tag('link', { rel: 'stylesheet', href: fileUrl(release, file) }),
  )
}

/**
 * The remote itself puts its styles into the page, and waits for them before it draws. A stylesheet here that hangs would
 * hold back the whole page, the host's script too.
 */
function stylePreloads(release: ReleaseManifest, entry: ReleaseEntry): string[] {
  return entry.styles.map((file) =>
    tag('link', {
      rel: 'preload',
      as: 'style',
      href: fileUrl(release, file),
      crossorigin: true,
    }),
  )
}

function fonts(host: ReleaseManifest): string[] {
  return Object.keys(host.files)
    .filter((file) => file.endsWith('.woff2'))
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

function modulePreloads(live: LiveReleases, page: RemotePage | null): string[] {
  const of = (release: ReleaseManifest, files: readonly string[]): string[] =>
    files.map((file) =>
      tag('link', {
        rel: 'modulepreload',
        // Scripts let styles and fonts go first: the shell is painted without them.
        fetchpriority: 'low',
        href: fileUrl(release, file),
        integrity: hashOf(release, file),
      }),
    )
  return [
    ...of(live.vendor, live.vendor.entries['vendor']?.scripts ?? []),
    ...of(live.host, live.host.entries['main']?.scripts ?? []),
    ...(page ? of(page.release, page.entry.scripts) : []),
  ]
}

function fetchPreload(url: string): string {
  return tag('link', { rel: 'preload', as: 'fetch', href: url, crossorigin: 'anonymous' })
}

function mainScript(host: ReleaseManifest): string {
  const file = host.entries['main']?.file ?? ''
  const script = tag('script', {
    type: 'module',
    fetchpriority: 'low',
    src: fileUrl(host, file),
    integrity: hashOf(host, file),
  })
  return `${script}</script>`
}

function hashOf(release: ReleaseManifest, file: string): string {
  return release.files[file]?.integrity ?? ''
}

function jsonBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(data)}</script>`
}
