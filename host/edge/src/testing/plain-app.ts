import fastify from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReleaseManifest } from '@darnley/contract/release'
import { folderStore } from '@darnley/releases/folder-store'
import { readConfig } from '#src/config.ts'
import { renderDocument } from '#src/page/document.ts'
import { pageConfigOf } from '#src/page/page-config.ts'
import { compress, send } from '#src/page/send.ts'
import { apiProxy } from '#src/proxy/api.ts'
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
  await app.register(apiProxy, { upstream: apiUrl, isSecure: false })
  await app.register(contentProxy, { upstream: contentUrl })
  const site = { mode: 'web' } as const
  const pageConfig = pageConfigOf({ config, site, logoUrl: null, partnerMarkers: [] })
  app.get('/*', async (request, reply) => {
    const pathname = new URL(request.url, 'http://bench').pathname
    const shell = { ...renderer.renderPage(pathname, pageConfig), firstScreen: null }
    const live: LiveReleases = {
      id: manifest.version,
      vendor: { ...manifest, name: 'vendor', files: {}, entries: {} },
      host: withPage(manifest, shell.route?.module),
      remotes: {},
      fallbacks: {},
      shellFallback: null,
      preview: null,
      renderer,
    }
    const page = renderDocument({
      shell,
      live,
      config: pageConfig,
      brand: defaultBrand,
      origin: config.siteUrl,
      isDemonstration: false,
    })
    return send({ request, reply, page: await compress(page) })
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

/** Adds the route's own chunks to the page's preloads. */
function withPage(manifest: ReleaseManifest, module: string | undefined): ReleaseManifest {
  const { main } = manifest.entries
  const page = module === undefined ? undefined : manifest.entries[module]
  if (!main || !page) return manifest
  const entry = {
    file: main.file,
    scripts: [...new Set([...main.scripts, ...page.scripts])],
    styles: [...new Set([...main.styles, ...page.styles])],
  }
  return { ...manifest, entries: { main: entry } }
}
