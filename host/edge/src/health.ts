import { siteKinds } from '@darnley/releases/registry'
import type { FastifyInstance } from 'fastify'
import type { EdgeReleases } from './releases/edge-releases.ts'

/** Alive: the process answers. Ready: it can serve a page of each kind of site. */
export async function healthRoutes(
  app: FastifyInstance,
  { releases }: { releases: EdgeReleases },
): Promise<void> {
  app.get('/livez', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await Promise.all(siteKinds.map((site) => releases.live(site)))
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'no releases to serve')
      return reply.code(503).send({ detail: 'Service Unavailable' })
    }
  })
}
