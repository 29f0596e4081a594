import type { FastifyInstance } from 'fastify'
import { detailOf } from '@darnley/node/problems'
import { type Company, noSitePage, wantsPage } from './no-site.ts'
import type { Sites } from './sites/find-site.ts'

/** A proxy that gets certificates on demand asks here before it gets one (Caddy's `ask`). */
const CERTIFICATE_PATH = '/known-host'

/** Requested by IP address by balancers and containers, or by an internal name. */
const internalPaths = new Set(['/livez', '/readyz', CERTIFICATE_PATH])

type KnownSites = Pick<Sites, 'find' | 'isComplete'>

/**
 * Refuses unknown hosts, because prices and sessions depend on the site. Until the content service has said which
 * partners there are, a host may be one.
 */
export function refuseUnknownHosts(
  app: FastifyInstance,
  { sites, company }: { sites: KnownSites; company: Company },
): void {
  const page = noSitePage(company)
  app.addHook('onRequest', async (request, reply) => {
    if (sites.find(request) || internalPaths.has(pathOf(request.url))) return
    if (!sites.isComplete())
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ detail: detailOf(503) })
    reply.code(421).header('vary', 'accept')
    if (!wantsPage(request.headers.accept))
      return reply.send({ detail: 'This host is not served here' })
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .send(page)
  })
}

/** Answers 200 for a hostname that is served, so that a foreign name that leads here uses up no certificates. */
export function answerKnownHosts(app: FastifyInstance, sites: KnownSites): void {
  app.get<{ Querystring: { domain?: string } }>(CERTIFICATE_PATH, async (request, reply) => {
    const { domain } = request.query
    if (typeof domain === 'string' && sites.find({ host: domain })) return { status: 'ok' }
    const status = sites.isComplete() ? 404 : 503
    return reply.code(status).send({ detail: detailOf(status) })
  })
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url
