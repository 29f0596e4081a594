import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '#src/lib/http-error.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes, and reads with an effect, that a page of another origin sends with the browser's cookies. Providers
 * sign their calls instead; callers other than browsers send neither header.
 */
export function refuseCrossSiteWrites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { contract } = request.routeOptions.config
    if (READS.has(request.method) && !contract?.hasEffect) return
    if (contract?.access === 'provider') return
    if (isSameSite(request)) return
    throw new HttpError({
      status: 403,
      detail: 'Cross-site requests are refused',
      event: 'cross_site_refused',
    })
  })
}

function isSameSite({ headers, host, server }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return (
    headers.origin === undefined ||
    isOrigin(headers.origin, `${server.isSecureSite ? 'https' : 'http'}://${host}`)
  )
}

/** Returns false for "null", which sandboxed frames and data: pages send. */
function isOrigin(origin: string, site: string): boolean {
  if (!URL.canParse(origin) || !URL.canParse(site)) return false
  return new URL(origin).origin === new URL(site).origin
}
