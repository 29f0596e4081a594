import type { FastifyInstance } from 'fastify'
import { isLocalOrigin } from '#src/stripe/browser/local-origin.ts'

/** Lets pages of this machine's sites, and no others, read the answers of these routes. */
export function allowLocalOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'origin')
    const { origin } = request.headers
    if (origin && isLocalOrigin(origin)) reply.header('access-control-allow-origin', origin)
  })
}
