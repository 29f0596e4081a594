import { siteKinds } from '@darnley/releases/registry'
import type { FastifyInstance } from 'fastify'
import type { EdgeReleases } from './releases/edge-releases.ts'

interface HealthOptions {
  readonly releases: EdgeReleases
  readonly apiUrls: readonly string[]
}

/** Milliseconds. */
const PATIENCE = 1000

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
    try {
      await Promise.all(siteKinds.map((site) => releases.live(site)))
      const answers = await Promise.all(apiUrls.map(isReady))
      return { status: 'ok', api: answers.includes(true) ? 'ok' : 'unavailable' }
    } catch (error) {
      request.log.error({ err: error }, 'no releases to serve')
      return reply.code(503).send({ detail: 'Service Unavailable' })
    }
  })
}

async function isReady(apiUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(PATIENCE) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
