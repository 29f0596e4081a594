import type { FastifyInstance } from 'fastify'
import type { Sites } from './sites/find-site.ts'

/** Asked by address, as balancers and containers do. */
const healthPaths = new Set(['/livez', '/readyz'])

/** Refuses every host that is no site's: prices and sessions go by the site, and an unknown name has none. */
export function refuseUnknownHosts(app: FastifyInstance, sites: Pick<Sites, 'find'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (sites.find(request) || healthPaths.has(request.url)) return
    return reply.code(421).send({ detail: 'This host is not served here' })
  })
}
