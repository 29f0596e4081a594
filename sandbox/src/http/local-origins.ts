import type { FastifyInstance } from 'fastify'

const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)(:\d{1,5})?$/

export function isLocalOrigin(origin: string): boolean {
  return localOrigin.test(origin)
}

/** Lets pages of this machine's sites, and no others, read the answers of these routes. */
export function allowLocalOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'origin')
    const { origin } = request.headers
    if (origin && isLocalOrigin(origin)) reply.header('access-control-allow-origin', origin)
  })
}
