import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { hasSignIn } from '@darnley/contract/area'
import { refText } from '@darnley/releases/sets'
import type { ReleaseStore } from '@darnley/releases/store'
import type { EdgeConfig } from '#src/config.ts'
import type { ContentScreens } from '#src/content-screens/content-screens.ts'
import type { DraftsOfPage } from '#src/drafts/bar.ts'
import type { DraftPreviews } from '#src/drafts/draft-previews.ts'
import { readOverview } from '#src/drafts/read-overview.ts'
import type { EdgeReleases } from '#src/releases/edge-releases.ts'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import type { PageMarks } from '#src/releases/page-marks.ts'
import { readVisitor, saysSignedIn, withShare } from '#src/releases/visitor.ts'
import type { ReleaseWatch } from '#src/releases/watch.ts'
import type { Brand } from '#src/sites/brand.ts'
import type { Sites } from '#src/sites/find-site.ts'
import { partnerMarkers, type Site } from '#src/sites/sites.ts'
import { canonicalPath, isHttps, readAddress } from './address.ts'
import { renderDocument, type PageDocument } from './document.ts'
import { pageConfigOf } from './page-config.ts'
import { followPreviewLink } from './preview-link.ts'
import { renderShell } from './shell.ts'
import { watchIntegrity } from './stand-in-integrity.ts'
import { compress, send, type CompressedPage } from './send.ts'

interface PageRoutesOptions {
  readonly config: EdgeConfig
  readonly store: ReleaseStore
  readonly releases: EdgeReleases
  readonly watch: ReleaseWatch
  readonly marks: PageMarks
  readonly sites: Sites
  readonly screens: ContentScreens
  readonly previews: DraftPreviews
}

interface RenderOptions {
  readonly pathname: string
  /** Names of the query's parameters that change a page's first state. */
  readonly parameters: readonly string[]
  readonly live: LiveReleases
  readonly site: Site
  readonly brand: Brand
  /** Whether it may begin with its content: a partner's pages are for staff, and others are sent to the sign-in. */
  readonly hasContent: boolean
  /** Of a preview: its page has no content that was rendered ahead, and is kept nowhere. */
  readonly drafts: DraftsOfPage | null
}

/** Enough for the pages of both kinds of site, with and without parameters, and for brands that change. */
const mostPages = 300

const declaredParameters = new WeakMap<LiveReleases, ReadonlySet<string>>()

/** Serves a page for every remaining path; an unknown one gets a page with status 404. */
export async function pageRoutes(
  app: FastifyInstance,
  { config, store, releases, sites, watch, marks, screens, previews }: PageRoutesOptions,
): Promise<void> {
  /** Rendered pages by set of releases, then by path, site and brand. */
  const rendered = new WeakMap<LiveReleases, LRUCache<string, Promise<CompressedPage>>>()

  const isSecure = isHttps(config.siteUrl)
  const sandboxIntegrity = watchIntegrity(config.stripe.sandboxScriptUrl)

  app.get('/*', async (request, reply) => {
    const { pathname, searchParams } = readAddress(request.url)
    const canonical = canonicalPath(pathname)
    if (canonical !== pathname)
      return reply.redirect(canonical + request.url.slice(pathname.length), 308)
    const site = sites.of(request)
    const { previewSecrets } = config
    const followed = followPreviewLink({ request, reply, secrets: previewSecrets, isSecure })
    const started = followed ?? previews.follow(request, reply)
    if (started) return started
    const visitor = await withShare({
      reply,
      isSecure,
      site: site.mode,
      releases,
      visitor: readVisitor(request, { previewSecrets, isSecure }),
    })
    const live = await releases.choose(site.mode, visitor)
    for (const release of [live.host, live.vendor]) await watch.loaded(refText(release))
    marks.give({ request, reply, set: live.id })
    const brand = await sites.brand(site)
    const known = stateParametersOf(live)
    const parameters = [...new Set(searchParams.keys())]
      .filter((name) => known.has(name))
      .toSorted()
    const input = { pathname, parameters, live, site, brand }
    const preview = previews.of(request)
    if (preview) {
      const overview = await readOverview(config.contentUrl, preview.token)
      const drafts = { until: preview.until, overview }
      const page = await compress(await render({ ...input, hasContent: false, drafts }), true)
      return send({ request, reply, page })
    }
    const pages =
      rendered.get(live) ?? new LRUCache<string, Promise<CompressedPage>>({ max: mostPages })
    rendered.set(live, pages)
    const hasContent = !hasSignIn(site.mode) || saysSignedIn(request, isSecure)
    const facts = [sandboxIntegrity(), screens.version, hasContent]
    const key = JSON.stringify([site, brand, pathname, parameters, ...facts])
    const rendering = pages.get(key) ?? renderCompressed({ ...input, hasContent, drafts: null })
    pages.set(key, rendering)
    const page = await rendering.catch((error: unknown) => {
      pages.delete(key)
      throw error
    })
    // Pages of unknown paths are not cached, because there is no limit to their number.
    if (page.status !== 200) pages.delete(key)
    // Its files come from elsewhere, so its visitors are counted here.
    if (page.mount !== null) await watch.loaded(page.mount)
    return send({ request, reply, page })
  })

  async function renderCompressed(input: RenderOptions): Promise<CompressedPage> {
    return compress(await render(input))
  }

  async function render(input: RenderOptions): Promise<PageDocument> {
    const { pathname, parameters, live, site, brand, hasContent, drafts } = input
    const pageConfig = pageConfigOf({
      config,
      site,
      logoUrl: brand.logoUrl,
      partnerMarkers: partnerMarkers(sites.partners()),
      sandboxScriptIntegrity: sandboxIntegrity(),
    })
    const shell = await renderShell({
      live,
      pathname,
      parameters,
      config: pageConfig,
      store,
      findContent: ({ release, page: { path } }) =>
        hasContent
          ? screens.find({ release, host: new URL(sites.origin(site)).hostname, path })
          : null,
    })
    return renderDocument({
      shell,
      live,
      config: pageConfig,
      brand,
      origin: sites.origin(site),
      isDemonstration: config.mode === 'demonstration',
      drafts,
    })
  }
}

/** Returns the names that any live page declares; computed once per set. */
function stateParametersOf(live: LiveReleases): ReadonlySet<string> {
  const known = declaredParameters.get(live)
  if (known) return known
  const pages = Object.values(live.remotes).flatMap(({ area }) => area.pages)
  const names = new Set(pages.flatMap(({ stateParameters = [] }) => stateParameters))
  declaredParameters.set(live, names)
  return names
}
