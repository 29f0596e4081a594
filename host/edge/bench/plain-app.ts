import fastify, { type FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReleaseManifest } from '@darnley/contract/release'
import { folderStore } from '@darnley/releases/folder-store'
import type { EdgeConfig } from '#src/config.ts'
import { renderDocument } from '#src/page/document.ts'
import { pageConfigOf } from '#src/page/page-config.ts'
import { compress, send } from '#src/page/send.ts'
import { apiProxy } from '#src/proxy/api.ts'
import { contentProxy } from '#src/proxy/content.ts'
import { defaultBrand } from '#src/sites/brand.ts'
import { releaseRoutes } from '#src/releases/routes.ts'
import type { HostRenderer, LiveReleases } from '#src/releases/live-releases.ts'

/** Reads the newest release of the plain application. @throws Error when it was never built */
export async function readPlain(releasesDir: string): Promise<ReleaseManifest> {
  const text = await readFile(join(releasesDir, 'built.json'), 'utf8')
  const version = (JSON.parse(text) as Record<string, { version: string }>)['spa']?.version
  if (!version) throw new Error(`Build it first: node releases/cli/cli.ts spa --dir ${releasesDir}`)
  const manifest = await readFile(join(releasesDir, 'spa', version, 'manifest.json'), 'utf8')
  return JSON.parse(manifest) as ReleaseManifest
}

/** Serves it like the edge serves the federated one: same head, same preloads, same headers. */
export async function buildPlainApp(
  config: EdgeConfig,
  manifest: ReleaseManifest,
): Promise<FastifyInstance> {
  const entry = join(config.releasesDir, 'spa', manifest.version, manifest.serverEntry ?? '')
  const renderer = (await import(pathToFileURL(entry).href)) as HostRenderer
  const app = fastify()
  await app.register(releaseRoutes, { store: folderStore(config.releasesDir) })
  await app.register(apiProxy, { upstream: config.apiUrl, isSecure: false })
  await app.register(contentProxy, { upstream: config.contentUrl })
  const pageConfig = pageConfigOf({
    config,
    site: { mode: 'web' },
    logoUrl: null,
    partnerMarkers: [],
  })
  app.get('/*', async (request, reply) => {
    const pathname = new URL(request.url, 'http://bench').pathname
    const shell = { ...renderer.renderPage(pathname, pageConfig), firstScreen: null }
    const live: LiveReleases = {
      id: manifest.version,
      vendor: nothing,
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
  return app
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

const nothing: ReleaseManifest = {
  schemaVersion: 1,
  name: 'vendor',
  version: 'none',
  contractVersion: '',
  files: {},
  entries: {},
  remoteEntry: null,
  serverEntry: null,
  vendorImports: {},
  vendorExports: {},
  sharedVersions: {},
  sessionSchema: null,
  commit: null,
}
