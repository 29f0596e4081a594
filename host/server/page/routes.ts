import type { FastifyInstance } from 'fastify'
import { refText } from 'shared/releases/sets'
import type { EdgeConfig } from '#server/config.ts'
import type { EdgeReleases } from '#server/releases/edge-releases.ts'
import type { LiveReleases } from '#server/releases/live-releases.ts'
import { readVisitor, withShare } from '#server/releases/visitor.ts'
import type { ReleaseWatch } from '#server/releases/watch.ts'
import type { Brand } from '#server/sites/brand.ts'
import type { Sites } from '#server/sites/find-site.ts'
import { partnerMarkers, type Site } from '#server/sites/sites.ts'
import { renderDocument, type PageDocument } from './document.ts'
import { pageConfigOf } from './page-config.ts'
import { followPreviewLink } from './preview-link.ts'
import { watchIntegrity } from './stand-in-integrity.ts'
import { compress, send, type CompressedPage } from './send.ts'

interface PageRoutesOptions {
  readonly config: EdgeConfig
  readonly releases: EdgeReleases
  readonly watch: ReleaseWatch
  readonly sites: Sites
}

/** Every path that nothing else serves is a page; one that is not known answers 404 with a page all the same. */
export async function pageRoutes(
  app: FastifyInstance,
  { config, releases, sites, watch }: PageRoutesOptions,
): Promise<void> {
  /** Pages differ by path, site and set of releases; each set has a map of its own. */
  const rendered = new WeakMap<LiveReleases, Map<string, CompressedPage>>()

  const sandboxIntegrity = watchIntegrity(config.stripe.sandboxScriptUrl)

  app.get('/*', async (request, reply) => {
    const site = sites.of(request)
    const followed = followPreviewLink({ request, reply, secret: config.previewSecret })
    if (followed) return followed
    const visitor = await withShare({
      request,
      reply,
      site: site.mode,
      releases,
      visitor: readVisitor(request, config.previewSecret),
    })
    const live = await releases.choose(site.mode, visitor)
    for (const release of [live.host, live.vendor]) watch.loaded(refText(release))
    const brand = await sites.brand(site)
    const pathname = new URL(request.url, 'http://edge').pathname
    const pages = rendered.get(live) ?? new Map<string, CompressedPage>()
    rendered.set(live, pages)
    const key = JSON.stringify([site, brand, pathname, sandboxIntegrity()])
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
    const pageConfig = pageConfigOf({
      config,
      site,
      logoUrl: brand.logoUrl,
      partnerMarkers: partnerMarkers(sites.partners),
      sandboxScriptIntegrity: sandboxIntegrity(),
    })
    return renderDocument({ pathname, live, config: pageConfig, brand, origin: sites.origin(site) })
  }
}
