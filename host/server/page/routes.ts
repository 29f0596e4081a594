import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { EdgeConfig } from '#server/config.ts'
import type { LiveReleases, ReleaseStore } from '#server/releases/store.ts'
import { createBrands, defaultBrand, type Brand } from '#server/sites/brand.ts'
import { partnerMarkers, readPartnerSites, siteOf, type Site } from '#server/sites/sites.ts'
import { renderDocument, type PageDocument } from './document.ts'
import { pageConfigOf } from './page-config.ts'

interface PageRoutesOptions {
  readonly config: EdgeConfig
  readonly releases: ReleaseStore
}

type CompressedPage = PageDocument & { readonly brotli: Buffer }

/** Every path that nothing else serves is a page; one that is not known answers 404 with a page all the same. */
export async function pageRoutes(
  app: FastifyInstance,
  { config, releases }: PageRoutesOptions,
): Promise<void> {
  const partners = readPartnerSites(config.partnerSites)
  const brands = createBrands({
    contentUrl: config.contentUrl,
    onError: (error) => app.log.warn({ err: error }, 'a partner keeps its last known brand'),
  })
  /** Pages differ by path and site only; a release makes a new map. */
  const rendered = new WeakMap<LiveReleases, Map<string, CompressedPage>>()

  app.get('/*', async (request, reply) => {
    const site = siteOf(request.headers.host, partners)
    const live = await releases.live(site.mode)
    const brand = site.mode === 'storefront' ? await brands(site.partner) : defaultBrand
    const pathname = new URL(request.url, 'http://edge').pathname
    const pages = rendered.get(live) ?? new Map<string, CompressedPage>()
    rendered.set(live, pages)
    const key = JSON.stringify([site, brand, pathname])
    const page = pages.get(key) ?? (await compress(render({ pathname, live, site, brand })))
    // An unknown path is not kept: there are too many of them.
    if (page.status === 200) pages.set(key, page)
    return send({ request, reply, page })
  })

  function render(input: {
    pathname: string
    live: LiveReleases
    site: Site
    brand: Brand
  }): PageDocument {
    const { pathname, live, site, brand } = input
    const { logoUrl, style: brandStyle } = brand
    const pageConfig = pageConfigOf({
      config,
      site,
      logoUrl,
      partnerMarkers: partnerMarkers(partners),
    })
    return renderDocument({ pathname, live, config: pageConfig, brandStyle, stripe: config.stripe })
  }
}

async function compress(page: PageDocument): Promise<CompressedPage> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return { ...page, brotli: await promisify(brotliCompress)(page.html, { params }) }
}

interface SendInput {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly page: CompressedPage
}

function send({ request, reply, page }: SendInput): FastifyReply {
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  reply
    .code(page.status)
    .headers(page.headers)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
  return takesBrotli
    ? reply.header('content-encoding', 'br').send(page.brotli)
    : reply.send(page.html)
}
