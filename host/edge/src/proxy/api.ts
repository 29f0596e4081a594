import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { traceHeader } from '@darnley/node/tracing/requests'

interface ProxyOptions {
  readonly upstream: string
  /** Whether customers reach the site over https, even if the hop to the edge is plain http. */
  readonly isSecure: boolean
}

/** Endpoints for machines inside the network; all other paths are public. */
const internal = /^\/api\/+(?:livez|readyz|metrics)\b/

/** Hands `/api/*` to the api as a stream, and says for whom: what the client claims of that is dropped. */
export async function apiProxy(
  app: FastifyInstance,
  { upstream, isSecure }: ProxyOptions,
): Promise<void> {
  // Without Fastify's own text/plain parser, bodies of any type are forwarded unread.
  app.removeAllContentTypeParsers()
  await app.register(httpProxy, {
    upstream,
    preHandler: (request, reply, done) => {
      if (internal.test(request.url)) reply.callNotFound()
      else done()
    },
    prefix: '/api',
    rewritePrefix: '',
    disableRequestLogging: true,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...forwardedHeaders(request as FastifyRequest, headers),
        'x-forwarded-proto': isSecure ? 'https' : 'http',
        ...traceHeader(request),
      }),
      onError: (reply, { error }) => {
        reply.log.error({ err: error }, 'the api does not answer')
        const slow = 'code' in error && error.code === 'FST_REPLY_FROM_GATEWAY_TIMEOUT'
        const detail = slow ? 'Service Unavailable' : 'Bad Gateway'
        void reply
          .code(slow ? 503 : 502)
          .header('retry-after', '2')
          .send({ detail })
      },
    },
  })
}

export function forwardedHeaders(
  request: Pick<FastifyRequest, 'host' | 'ip' | 'id'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const claimed = /^(?:x-forwarded-.*|forwarded|x-real-ip|x-request-id)$/
  const kept = Object.entries(headers).filter(([name]) => !claimed.test(name))
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-host': request.host,
    'x-forwarded-for': request.ip,
    'x-request-id': request.id,
  }
}
