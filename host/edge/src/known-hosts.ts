import type { FastifyInstance } from 'fastify'
import type { Sites } from './sites/find-site.ts'

/** Requested by IP address by balancers and containers. */
const healthPaths = new Set(['/livez', '/readyz'])

/** Refuses unknown hosts, because prices and sessions depend on the site. */
export function refuseUnknownHosts(app: FastifyInstance, sites: Pick<Sites, 'find'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (sites.find(request) || healthPaths.has(request.url)) return
    return reply.code(421).send({ detail: 'This host is not served here' })
  })
}
