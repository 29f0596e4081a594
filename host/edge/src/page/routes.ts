import type { FastifyInstance } from 'fastify'
import { hasSignIn } from '@darnley/contract/area'
import { refText } from '@darnley/releases/sets'
import type { ReleaseStore } from '@darnley/releases/store'
import type { EdgeConfig } from '#src/config.ts'
import type { ContentScreens } from '#src/content-screens/content-screens.ts'
import type { DraftPreviews } from '#src/drafts/draft-previews.ts'
import { siteInPreview } from '#src/drafts/draft-site.ts'
import { readOverview } from '#src/drafts/read-overview.ts'
import type { EdgeReleases } from '#src/releases/edge-releases.ts'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import type { PageMarks } from '#src/releases/page-marks.ts'
import type { ReleaseCounts } from '#src/releases/release-counts.ts'
import { readVisitor, saysSignedIn, withShare } from '#src/releases/visitor.ts'
import type { Sites } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/sites.ts'
import { askedAddress } from './asked-address.ts'
import { canonicalPath, isHttps, readAddress } from './address.ts'
import { createDocuments, sentOf } from './documents.ts'
import { pageKeys } from './page-key.ts'
import { prepareDocuments } from './prepare.ts'
import { followPreviewLink } from './preview-link.ts'
import { pageRenderer } from './render-page.ts'
import { watchIntegrity } from './stand-in-integrity.ts'
import { send } from './send.ts'

interface PageRoutesOptions {
  readonly config: EdgeConfig
  readonly store: ReleaseStore
  readonly releases: EdgeReleases
  readonly counts: Pick<ReleaseCounts, 'addVisitor'>
  readonly marks: PageMarks
  readonly sites: Sites
  readonly screens: ContentScreens
  readonly previews: DraftPreviews
}

const declaredParameters = new WeakMap<LiveReleases, ReadonlySet<string>>()

/** Serves a page for every remaining path; an unknown one gets a page with status 404. */
export async function pageRoutes(
  app: FastifyInstance,
  { config, store, releases, sites, counts, marks, screens, previews }: PageRoutesOptions,
): Promise<void> {
  const isSecure = isHttps(config.siteUrl)
  const { previewSecrets } = config
  const sandboxIntegrity = watchIntegrity(config.stripe.sandboxScriptUrl)
  const render = pageRenderer({ config, store, sites, screens, sandboxIntegrity })
  const keyOf = pageKeys({ partners: sites.partners, sandboxIntegrity })
  const documents = createDocuments({ render, screens, keyOf })
  const preparing = prepareDocuments({
    ...{ documents, releases, sites, screens },
    onError: (error) => app.log.warn({ err: error }, 'a document could not be made ahead'),
  })
  app.addHook('onClose', async () => preparing.stop())

  app.get('/*', async (request, reply) => {
    const { pathname, searchParams } = readAddress(request.url)
    const canonical = canonicalPath(pathname)
    if (canonical !== pathname)
      return reply.redirect(canonical + request.url.slice(pathname.length), 308)
    const followed = followPreviewLink({ request, reply, secrets: previewSecrets, isSecure })
    const started = followed ?? previews.follow(request, reply)
    if (started) return started
    const site = sites.of(request)
    const now = await releases.now()
    const visitor = withShare({
      ...{ reply, isSecure, site: site.mode, releases: now },
      visitor: readVisitor(request, { previewSecrets, isSecure }),
    })
    const live = await now.choose(site.mode, visitor)
    const count = (release: string): void => {
      const counted = now.countedAs(release)
      if (counted !== null) counts.addVisitor(counted)
    }
    count(refText(live.host))
    count(refText(live.vendor))
    marks.give({ request, reply, set: live.id })
    const parameters = searchParams.size === 0 ? [] : stateParametersIn(searchParams, live)
    const input = {
      ...{ pathname, parameters, live, site },
      address: addressIn(site, askedAddress({ pathname, searchParams }, parameters)) ?? pathname,
      brand: await sites.brand(site),
    }
    const preview = previews.of(request)
    if (preview) {
      const { contentUrl } = config
      const { token, until } = preview
      const [overview, shown] = await Promise.all([
        readOverview(contentUrl, token),
        siteInPreview(input, { contentUrl, token }),
      ])
      const page = await render({ ...input, ...shown, hasContent: false }, { until, overview })
      return send({ request, reply, document: sentOf(page.document), documents })
    }
    const hasContent = !hasSignIn(site.mode) || saysSignedIn(request, isSecure)
    const document = await documents.get({ ...input, hasContent })
    // Its files come from elsewhere, so its visitors are counted here.
    if (document.mount !== null) count(document.mount)
    return send({ request, reply, document, documents })
  })

  /** Returns the address if it has a screen of its own. */
  function addressIn(site: Site, asked: string): string | null {
    if (!asked.includes('?')) return null
    return screens.hasAddress(new URL(sites.origin(site)).hostname, asked) ? asked : null
  }
}

function stateParametersIn(query: URLSearchParams, live: LiveReleases): string[] {
  const known = stateParametersOf(live)
  return [...new Set(query.keys())].filter((name) => known.has(name)).toSorted()
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
