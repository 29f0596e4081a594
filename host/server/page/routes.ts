import type { FastifyInstance } from 'fastify'
import { refText } from 'shared/releases/sets'
import type { ReleaseStore } from 'shared/releases/store'
import type { EdgeConfig } from '#server/config.ts'
import type { EdgeReleases } from '#server/releases/edge-releases.ts'
import type { LiveReleases } from '#server/releases/live-releases.ts'
import { readVisitor, withShare } from '#server/releases/visitor.ts'
import type { ReleaseWatch } from '#server/releases/watch.ts'
import type { Brand } from '#server/sites/brand.ts'
import type { Sites } from '#server/sites/find-site.ts'
import { partnerMarkers, type Site } from '#server/sites/sites.ts'
import { readAddress } from './address.ts'
import { renderDocument, type PageDocument } from './document.ts'
import { readFirstScreen } from './first-screen.ts'
import { pageConfigOf } from './page-config.ts'
import { followPreviewLink } from './preview-link.ts'
import { watchIntegrity } from './stand-in-integrity.ts'
import { compress, send, type CompressedPage } from './send.ts'

interface PageRoutesOptions {
  readonly config: EdgeConfig
  readonly store: ReleaseStore
  readonly releases: EdgeReleases
  readonly watch: ReleaseWatch
  readonly sites: Sites
}

/** What opens a page in another state than its first screen shows (section 2.1). */
const ownParameters = ['itemIndex', 'paymentStatus', 'orderIdToken', 'restore', 'serviceId']

/** Every path that nothing else serves is a page; one that is not known answers 404 with a page all the same. */
export async function pageRoutes(
  app: FastifyInstance,
  { config, store, releases, sites, watch }: PageRoutesOptions,
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
    const { pathname, searchParams } = readAddress(request.url)
    const isPlain = !ownParameters.some((name) => searchParams.has(name))
    const pages = rendered.get(live) ?? new Map<string, CompressedPage>()
    rendered.set(live, pages)
    const key = JSON.stringify([site, brand, pathname, isPlain, sandboxIntegrity()])
    const page =
      pages.get(key) ?? (await compress(await render({ pathname, isPlain, live, site, brand })))
    // An unknown path is not kept: there are too many of them.
    if (page.status === 200) pages.set(key, page)
    return send({ request, reply, page })
  })

  async function render(input: {
    pathname: string
    isPlain: boolean
    live: LiveReleases
    site: Site
    brand: Brand
  }): Promise<PageDocument> {
    const { pathname, isPlain, live, site, brand } = input
    const pageConfig = pageConfigOf({
      config,
      site,
      logoUrl: brand.logoUrl,
      partnerMarkers: partnerMarkers(sites.partners),
      sandboxScriptIntegrity: sandboxIntegrity(),
    })
    // On a partner's site the page depends on who is signed in.
    const { route } = live.renderer.renderPage(pathname, pageConfig)
    const firstScreen =
      isPlain && site.mode === 'web'
        ? await readFirstScreen({ live, route, store, company: config.company.name })
        : null
    const origin = sites.origin(site)
    return renderDocument({ pathname, live, config: pageConfig, brand, firstScreen, origin })
  }
}
