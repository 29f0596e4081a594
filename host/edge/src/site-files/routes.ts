import { hasSignIn } from '@darnley/contract/area'
import type { FastifyInstance } from 'fastify'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { declarationOf } from '@darnley/releases/foreign'
import type { ReleaseStore } from '@darnley/releases/store'
import type { EdgeConfig } from '#src/config.ts'
import type { EdgeReleases } from '#src/releases/edge-releases.ts'
import type { Sites } from '#src/sites/find-site.ts'
import { noticesText } from './notices.ts'
import { webManifest } from './manifest.ts'
import { robotsText, sitemap } from './robots.ts'

interface SiteFilesOptions {
  readonly config: EdgeConfig
  readonly sites: Sites
  readonly store: Pick<ReleaseStore, 'fetch'>
  readonly releases: Pick<EdgeReleases, 'live'>
}

/** Serves the few files whose paths are fixed by convention. */
export async function siteFiles(
  app: FastifyInstance,
  { config, sites, store, releases }: SiteFilesOptions,
): Promise<void> {
  await icons(app)

  app.get('/robots.txt', (request, reply) => {
    const site = sites.of(request)
    return reply.type('text/plain; charset=utf-8').send(robotsText(site, sites.origin(site)))
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const site = sites.of(request)
    if (hasSignIn(site.mode)) return reply.callNotFound()
    const { remotes, foreign } = await releases.live(site.mode)
    const pages = [
      ...Object.values(remotes).map(({ area }) => area),
      ...Object.values(foreign).map(declarationOf),
    ].flatMap((declared) => declared.pages)
    return reply.type('application/xml; charset=utf-8').send(sitemap(sites.origin(site), pages))
  })
  app.get('/notices.txt', async (request, reply) => {
    const text = await noticesText(store, await releases.live(sites.of(request).mode))
    return reply.type('text/plain; charset=utf-8').header('cache-control', anHour).send(text)
  })
  app.get('/manifest.webmanifest', async (request, reply) => {
    const site = sites.of(request)
    const brand = await sites.brand(site)
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', anHour)
    return webManifest({ company: config.company.name, site, brand })
  })
}

const anHour = 'public, max-age=3600'

async function icons(app: FastifyInstance): Promise<void> {
  const folder = join(import.meta.dirname, 'icons')
  const names = (await readdir(folder)).filter((name) => /\.(?:png|svg)$/.test(name))
  for (const name of names) {
    const content = await readFile(join(folder, name))
    const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
    serve(app, { path: `/icons/${name}`, type, content })
  }
}

interface StaticFile {
  readonly path: string
  readonly type: string
  readonly content: Buffer
}

function serve(app: FastifyInstance, { path, type, content }: StaticFile): void {
  const brotli = type.endsWith('png') ? null : brotliCompressSync(content)
  app.get(path, (request, reply) => {
    const takesBrotli = brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    if (takesBrotli) reply.header('content-encoding', 'br')
    return reply
      .type(type)
      .header('cache-control', anHour)
      .header('vary', 'accept-encoding')
      .send(takesBrotli ? brotli : content)
  })
}
