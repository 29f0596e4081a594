import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EdgeReleases } from '#src/releases/edge-releases.ts'
import type { Sites } from '#src/sites/find-site.ts'
import { foreignUse, type ForeignUse } from './readable.ts'

interface ForeignHostsOptions {
  readonly releases: Pick<EdgeReleases, 'foreignHosts'>
  readonly sites: Pick<Sites, 'of' | 'origin'>
}

/** Seconds for which a browser sends no second preflight. Each answer names the origin anyway. */
const preflightAge = 600
/** Headers of our client (@darnley/web/client). */
const requestHeaders = 'accept, content-type, traceparent, x-client-version'

/**
 * Answers applications of other origins that the registry allows on a site, with CORS headers: what a visitor without a
 * cookie may read. Credentials are never allowed, and a write gets a refusal that says where to go on.
 */
export function answerForeignHosts(
  app: FastifyInstance,
  { releases, sites }: ForeignHostsOptions,
): void {
  const allowed = new WeakSet<FastifyRequest>()

  app.addHook('onRequest', async (request, reply) => {
    const use = useOf(request)
    const { origin } = request.headers
    if (!use || origin === undefined || isOwn(origin, request)) return
    const origins = await releases.foreignHosts(sites.of(request).mode)
    if (!origins.includes(origin)) return
    allowed.add(request)
    if (request.method === 'OPTIONS') return preflight(request, reply)
    if (use === 'refused-write')
      return reply.code(403).send({
        detail: `Other origins may read only. Continue at ${sites.origin(sites.of(request))}`,
      })
  })

  app.addHook('onSend', async (request, reply) => {
    if (!useOf(request)) return
    // Also where no origin was sent, because a cache keeps one answer for all that do not vary.
    varyByOrigin(reply)
    const { origin } = request.headers
    if (origin === undefined || !allowed.has(request)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'date, retry-after')
  })
}

function preflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header('access-control-allow-methods', request.headers['access-control-request-method'])
    .header('access-control-allow-headers', requestHeaders)
    .header('access-control-max-age', String(preflightAge))
    .send()
}

/** Returns the use that a request, or the one that a preflight announces, makes of its address. */
function useOf({ method, url, headers }: FastifyRequest): ForeignUse | null {
  if (method !== 'OPTIONS') return foreignUse(method, url)
  return foreignUse(headers['access-control-request-method'] ?? '', url)
}

/** Whether an origin is the site itself, whose own writes are the api's to judge. */
function isOwn(origin: string, { host }: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

function varyByOrigin(reply: FastifyReply): void {
  const vary = [reply.getHeader('vary') ?? []].flat().join(', ')
  if (/(?:^|,)\s*(?:origin|\*)\s*(?:,|$)/i.test(vary)) return
  reply.header('vary', vary ? `${vary}, Origin` : 'Origin')
}
