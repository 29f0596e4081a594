import type { FastifyInstance } from 'fastify'
import { detailOf } from '@darnley/node/problems'
import type { Sites } from './sites/find-site.ts'

/** Requested by IP address by balancers and containers. */
const healthPaths = new Set(['/livez', '/readyz'])

/**
 * Refuses unknown hosts, because prices and sessions depend on the site. Until the content service has said which
 * partners there are, a host may be one.
 */
export function refuseUnknownHosts(
  app: FastifyInstance,
  sites: Pick<Sites, 'find' | 'isComplete'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (sites.find(request) || healthPaths.has(request.url)) return
    if (!sites.isComplete())
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ detail: detailOf(503) })
    return reply.code(421).send({ detail: 'This host is not served here' })
  })
}
