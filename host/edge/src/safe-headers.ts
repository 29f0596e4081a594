import type { FastifyInstance } from 'fastify'
import { isHttps } from './page/address.ts'

const year = 365 * 24 * 3600

/** Adds security headers to every response of the edge, including files and errors; pages add their policy. */
export function addSafeHeaders(app: FastifyInstance, { siteUrl }: { siteUrl: string }): void {
  const isSecure = isHttps(siteUrl)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (isSecure) reply.header('strict-transport-security', `max-age=${year}; includeSubDomains`)
  })
}
