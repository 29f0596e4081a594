import type { FastifyInstance } from 'fastify'
import { isHttps } from './page/address.ts'

const year = 365 * 24 * 3600

/** For every answer of the edge, files and errors too; pages add their policy. */
export function addSafeHeaders(app: FastifyInstance, { siteUrl }: { siteUrl: string }): void {
  const isSecure = isHttps(siteUrl)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (isSecure) reply.header('strict-transport-security', `max-age=${year}; includeSubDomains`)
  })
}
