import type { FastifyInstance } from 'fastify'
import type { EdgeConfig } from '#server/config.ts'
import type { LiveReleases, ReleaseStore } from '#server/releases/store.ts'
import { createBrands, defaultBrand, type Brand } from '#server/sites/brand.ts'
import { partnerMarkers, readPartnerSites, siteOf, type Site } from '#server/sites/sites.ts'
import { renderDocument, type PageDocument } from './document.ts'
import { pageConfigOf } from './page-config.ts'
import { compress, send, type CompressedPage } from './send.ts'

interface PageRoutesOptions {
  readonly config: EdgeConfig
  readonly releases: ReleaseStore
}

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
