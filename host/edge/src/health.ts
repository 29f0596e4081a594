import { isDraining } from '@darnley/node/drain'
import { siteKinds } from '@darnley/releases/registry'
import type { FastifyInstance } from 'fastify'
import { isAnyApiReady } from './proxy/readiness.ts'
import type { EdgeReleases } from './releases/edge-releases.ts'

interface HealthOptions {
  readonly releases: EdgeReleases
  readonly apiUrls: readonly string[]
}

/**
 * Alive: the process answers. Ready: it can serve a page of each kind of site. Without the api it stays ready, because pages
 * are served all the same, and says so.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { releases, apiUrls }: HealthOptions,
): Promise<void> {
  app.get('/livez', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ detail: 'Ending' })
    try {
      await Promise.all(siteKinds.map((site) => releases.live(site)))
      return { status: 'ok', api: (await isAnyApiReady(apiUrls)) ? 'ok' : 'unavailable' }
    } catch (error) {
      request.log.error({ err: error }, 'no releases to serve')
      return reply.code(503).send({ detail: 'Service Unavailable' })
    }
  })
}
