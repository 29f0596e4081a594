import fastify from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReleaseManifest } from '@darnley/contract/release'
import { readAreas } from '@darnley/releases/build/remotes'
import { folderStore } from '@darnley/releases/folder-store'
import { readConfig } from '#src/config.ts'
import { createCompressor } from '#src/page/compress.ts'
import { renderDocument } from '#src/page/document.ts'
import { sentOf } from '#src/page/documents.ts'
import { pageAreasOf } from '#src/page/page-areas.ts'
import { pageConfigOf } from '#src/page/page-config.ts'
import { remotePage } from '#src/page/remote-page.ts'
import { send } from '#src/page/send.ts'
import { apiProxy } from '#src/proxy/api.ts'
import { countOpenRequests } from '#src/proxy/open-requests.ts'
import { createUpstreams } from '#src/proxy/upstreams.ts'
import { contentProxy } from '#src/proxy/content.ts'
import { defaultBrand } from '#src/sites/brand.ts'
import { releaseRoutes } from '#src/releases/routes.ts'
import type { HostRenderer, LiveReleases } from '#src/releases/live-releases.ts'

/**
 * Serves the newest release of the plain application, on a free port, as the edge serves the federated one: same head,
 * same preloads, same headers. For the bench.
 */
export async function servePlainApp({
  apiUrl,
  contentUrl,
  releasesFolder,
}: Readonly<Record<'apiUrl' | 'contentUrl' | 'releasesFolder', string>>): Promise<{
  readonly url: string
  close(): Promise<void>
}> {
  const config = readConfig({ API_URL: apiUrl, CONTENT_URL: contentUrl, LOG_LEVEL: 'silent' })
  const manifest = await readPlain(releasesFolder)
  const entry = join(releasesFolder, 'spa', manifest.version, manifest.serverEntry ?? '')
  const renderer = (await import(pathToFileURL(entry).href)) as HostRenderer
  const app = fastify()
  await app.register(releaseRoutes, { store: folderStore(releasesFolder) })
  const previews = { of: () => null }
  const upstreams = createUpstreams([apiUrl])
  await app.register(apiProxy, {
    upstreams,
    isSecure: false,
    onOutcome: () => undefined,
    open: countOpenRequests(),
    previews,
  })
  await app.register(contentProxy, { upstream: contentUrl, previews })
  const site = { mode: 'web' } as const
  const pageConfig = pageConfigOf({ config, site, logoUrl: null, partnerMarkers: [] })
  const live: LiveReleases = {
    id: manifest.version,
    vendor: { ...manifest, entries: {}, files: {} },
    host: manifest,
    remotes: await areasIn(manifest),
    fallbacks: {},
    foreign: {},
    shellFallback: null,
    preview: null,
    renderer,
  }
  const compressor = createCompressor()
  app.get('/*', async (request, reply) => {
    const pathname = new URL(request.url, 'http://bench').pathname
    const input = { pathname, config: pageConfig, areas: pageAreasOf(live, 'web') }
    const remote = remotePage(live, { found: renderer.findPage(input), site: 'web' })
    const page = renderDocument({
      shell: {
        page: remote?.page ?? null,
        remote,
        foreign: null,
        html: renderer.renderPage(input),
        firstScreen: null,
      },
      live,
      config: pageConfig,
      brand: defaultBrand,
      origin: config.siteUrl,
      isDemonstration: false,
      drafts: null,
    })
    const document = sentOf(page)
    await compressor.well(document, () => true)
    return send({ request, reply, document, documents: { compressed: compressor.quickly } })
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: url.replace('127.0.0.1', 'localhost'), close: () => app.close() }
}

async function readPlain(releasesFolder: string): Promise<ReleaseManifest> {
  const built = await readFile(join(releasesFolder, 'built.json'), 'utf8')
  const version = (JSON.parse(built) as Record<string, { version: string }>)['spa']?.version ?? ''
  const manifest = await readFile(join(releasesFolder, 'spa', version, 'manifest.json'), 'utf8')
  return JSON.parse(manifest) as ReleaseManifest
}

/** Returns the application's areas as if each came from a release of its own, with the application's files. */
async function areasIn(manifest: ReleaseManifest): Promise<LiveReleases['remotes']> {
  const areas = (await readAreas()).map(({ name, declaration }) => {
    const modules = Object.entries(manifest.entries).filter(([entry]) =>
      entry.startsWith(`${name}/`),
    )
    const entries = modules.map(([entry, files]) => [`.${entry.slice(name.length)}`, files])
    return [name, { ...manifest, area: declaration, entries: Object.fromEntries(entries) }]
  })
  return Object.fromEntries(areas) as LiveReleases['remotes']
}
