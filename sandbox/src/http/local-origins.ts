import type { FastifyInstance } from 'fastify'
import { isLocalOrigin } from '#src/stripe/browser/local-origin.ts'

/** Allows only pages of local sites to read the responses of these routes. */
export function allowLocalOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'origin')
    const { origin } = request.headers
    if (origin && isLocalOrigin(origin)) reply.header('access-control-allow-origin', origin)
  })
}
