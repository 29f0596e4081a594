import { randomUUID } from 'node:crypto'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { closeWhileDraining } from '@darnley/node/drain'
import { answerClientError, answerFrameworkError } from '@darnley/node/problems'
import { loggerTo } from '@darnley/node/tracing/logs'
import { traceRequests } from '@darnley/node/tracing/requests'
import { openReleaseStore } from '@darnley/releases/open-store'
import type { EdgeConfig } from './config.ts'
import { createShelf } from './content-screens/content-screens.ts'
import { contentSites } from './content-screens/content-sites.ts'
import { followContent } from './content-screens/follow.ts'
import { draftPreviews } from './drafts/draft-previews.ts'
import { guardPreviews } from './drafts/guard.ts'
import { answerErrors } from './errors.ts'
import { answerForeignHosts } from './foreign-hosts/cors.ts'
import { foreignHostRoutes } from './foreign-hosts/routes.ts'
import { healthRoutes } from './health.ts'
import { isHttps } from './page/address.ts'
import { pageReports } from './page-reports/routes.ts'
import { pageRoutes } from './page/routes.ts'
import { apiProxy } from './proxy/api.ts'
import { contentProxy } from './proxy/content.ts'
import { countOpenRequests } from './proxy/open-requests.ts'
import { followEnding } from './proxy/readiness.ts'
import { createUpstreams } from './proxy/upstreams.ts'
import { checkStore } from './releases/check-store.ts'
import { answerKnownHosts, refuseUnknownHosts } from './known-hosts.ts'
import { createMetrics } from './metrics/metrics.ts'
import { pageMarks } from './releases/page-marks.ts'
import { releaseRoutes } from './releases/routes.ts'
import { createEdgeReleases } from './releases/edge-releases.ts'
import { countTogether } from './releases/release-counts.ts'
import { visitorRoutes } from './releases/visitor-routes.ts'
import { watchReleases } from './releases/watch.ts'
import { withoutRetrySegment } from './releases/urls.ts'
import { addSafeHeaders } from './safe-headers.ts'
import { siteFiles } from './site-files/routes.ts'
import type { BrandsOptions } from './sites/brand.ts'
import { createSites } from './sites/find-site.ts'
import { followPartners } from './sites/published-partners.ts'

/** Builds the edge: pages, release files and the proxies to api and content. Stateless. */
export async function buildApp(config: EdgeConfig): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerTo({ level: config.logLevel }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    rewriteUrl: (request) => withoutRetrySegment(request.url ?? '/'),
  })
  traceRequests(app)
  closeWhileDraining(app)
  answerErrors(app)
  addSafeHeaders(app, config)
  const store = openReleaseStore(config.releasesDir, config.releasesBucket)
  await checkStore(app, store)
  const isSecure = isHttps(config.siteUrl)
  const releases = createEdgeReleases({
    store,
    owner: config.ownerKey,
    isSecure,
    onError: (error) => app.log.error({ err: error }, 'skipping releases that cannot be served'),
  })
  app.addHook('onClose', () => releases.stop())
  const counted = countTogether({
    store,
    onError: (error) =>
      app.log.warn({ err: error }, 'the release store is unavailable, counting locally'),
  })
  const open = countOpenRequests()
  const metrics = createMetrics(app, { ...config, open })
  const counts = metrics.withReleases(counted)
  app.addHook('onClose', () => counts.close())
  const watch = watchReleases({
    store,
    counts,
    limit: config.failureLimit,
    countedAs: (release) => releases.countedAs(release),
    log: app.log,
    onRolledBack: metrics.countRollback,
  })
  const onAdjusted: BrandsOptions['onAdjusted'] = (domain, adjustments) =>
    app.log.warn({ domain, adjustments }, 'adjusted colours of a site for contrast')
  const published = await followPartners({
    contentUrl: config.contentUrl,
    onError: (error) =>
      app.log.warn({ err: error }, 'could not refresh the partners, keeping the last ones'),
    onAdjusted,
  })
  app.addHook('onClose', async () => published.stop())
  const sites = createSites({
    config,
    published,
    onError: (error) =>
      app.log.warn({ err: error }, 'could not refresh the brand of a site, keeping the last one'),
    onAdjusted,
  })
  refuseUnknownHosts(app, {
    sites,
    company: { name: config.company.name, siteUrl: config.siteUrl },
  })
  const previews = draftPreviews({ secrets: config.draftSecrets, sites, isSecure })
  guardPreviews(app, previews)
  answerKnownHosts(app, sites)
  answerForeignHosts(app, { releases, sites })
  await app.register(healthRoutes, { releases, apiUrls: config.apiUrls })
  await app.register(siteFiles, { config, sites, store, releases })
  const marks = pageMarks({ secrets: config.previewSecrets, isSecure })
  await app.register(visitorRoutes, {
    releases,
    sites,
    watch,
    counts,
    marks,
    previewSecrets: config.previewSecrets,
    isSecure,
  })
  await app.register(pageReports, { store, releases, isSecure, onError: metrics.countPageError })
  await app.register(releaseRoutes, { store, onLoad: (release) => watch.loaded(release) })
  await app.register(foreignHostRoutes, { config, store, releases, sites })
  const upstreams = createUpstreams(config.apiUrls)
  const ends = followEnding({ upstreams, addresses: config.apiUrls })
  app.addHook('onClose', async () => ends.stop())
  await app.register(apiProxy, {
    ...{ upstreams, isSecure, onOutcome: metrics.countProxied, open, previews },
  })
  await app.register(contentProxy, { upstream: config.contentUrl, previews })
  const screens = createShelf()
  const following = followContent({
    shelf: screens,
    store,
    releases,
    contentUrl: config.contentUrl,
    apiUrl: () => upstreams.next(),
    sites: () => contentSites({ config, sites }),
    onError: (release, error) =>
      app.log.warn({ err: error, release }, 'a page begins without its content, or an older one'),
  })
  app.addHook('onClose', async () => following.stop())
  await app.register(pageRoutes, {
    config,
    store,
    releases,
    sites,
    counts,
    marks,
    screens,
    previews,
  })
  return app
}
