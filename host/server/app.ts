import { randomUUID } from 'node:crypto'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { EdgeConfig } from './config.ts'
import { answerErrors } from './errors.ts'
import { healthRoutes } from './health.ts'
import { pageRoutes } from './page/routes.ts'
import { apiProxy } from './proxy/api.ts'
import { contentProxy } from './proxy/content.ts'
import { releaseRoutes } from './releases/routes.ts'
import { createReleaseStore } from './releases/store.ts'
import { withoutRetrySegment } from './releases/urls.ts'
import { siteFiles } from './site-files/routes.ts'
import { createSites } from './sites/find-site.ts'

/** The edge: pages, release files and the way to api and content. It keeps no state of its own. */
export async function buildApp(config: EdgeConfig): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel },
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: (request) => withoutRetrySegment(request.url ?? '/'),
  })
  answerErrors(app)
  const releases = createReleaseStore(config.releasesDir)
  const sites = createSites({
    config,
    onError: (error) => app.log.warn({ err: error }, 'a partner keeps its last known brand'),
  })
  await app.register(healthRoutes, { releases })
  await app.register(siteFiles, { config, sites })
  await app.register(releaseRoutes, { releasesDir: config.releasesDir })
  await app.register(apiProxy, { upstream: config.apiUrl })
  await app.register(contentProxy, { upstream: config.contentUrl })
  await app.register(pageRoutes, { config, releases, sites })
  return app
}
