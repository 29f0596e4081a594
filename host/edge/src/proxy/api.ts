import { MOST_STREAMS } from '@darnley/contract/overload'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { draftPreviewHeader } from '@darnley/node/draft-preview'
import type { DraftPreviews, StartedPreview } from '#src/drafts/draft-previews.ts'
import { traceHeader } from '@darnley/node/tracing/requests'
import { keepBodies } from './kept-bodies.ts'
import type { OpenRequests } from './open-requests.ts'
import type { Upstreams } from './upstreams.ts'

/** What became of a request to one process of the api. */
export type Outcome = 'asked' | 'failed' | 'repeated' | 'refused'

interface ProxyOptions {
  readonly upstreams: Upstreams
  /** Whether customers reach the site over https, even if the hop to the edge is plain http. */
  readonly isSecure: boolean
  readonly onOutcome: (outcome: Outcome) => void
  readonly previews: Pick<DraftPreviews, 'of'>
  readonly open: OpenRequests
  /** Milliseconds for the first byte of an answer. */
  readonly answerWithin?: number
}

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>

/** Endpoints for machines inside the network; all other paths are public. */
const internal = /^\/api\/+(?:livez|readyz|metrics)\b/

/** For requests beside the live streams, which hold theirs for minutes. */
const CONNECTIONS = 128

/** Milliseconds: longer than any call of the api takes, as its statements end after ten seconds. undici waits five minutes. */
const ANSWER_WITHIN = 30_000

/** Requests that change nothing can be made again elsewhere; any other only when nothing of it was sent. */
const safe = new Set(['GET', 'HEAD'])

/** Hands `/api/*` to the api as a stream, and says for whom: what the client claims of that is dropped. */
export async function apiProxy(
  app: FastifyInstance,
  { upstreams, isSecure, onOutcome, open, previews, answerWithin = ANSWER_WITHIN }: ProxyOptions,
): Promise<void> {
  const bodies = keepBodies(app)
  /** The address that a request was sent to last, and whether it was the second. */
  const sent = new WeakMap<object, { readonly to: string; readonly isSecond: boolean }>()
  const send = (request: object): string => {
    const to = upstreams.next()
    sent.set(request, { to, isSecond: sent.has(request) })
    onOutcome('asked')
    return to
  }
  const replyOptions: ReplyOptions = {
    rewriteRequestHeaders: (request, headers) => ({
      ...forwardedHeaders(request as FastifyRequest, headers),
      'x-forwarded-proto': isSecure ? 'https' : 'http',
      ...traceHeader(request),
      ...previewHeader(previews.of(request as FastifyRequest)),
    }),
    getUpstream: send,
    // By default an api that sheds load would be asked ten times more.
    retryDelay: () => null,
    onError: (reply, { error }) => {
      const { request } = reply
      const { to = '', isSecond = true } = sent.get(request) ?? {}
      upstreams.failed(to)
      onOutcome('failed')
      reply.log.error({ err: error, api: to }, 'the api does not answer')
      const isRepeatable = safe.has(request.method) || isUnsent(error)
      if (isSecond || !isRepeatable || isSlow(error) || !bodies.renew(request as FastifyRequest)) {
        answerFailure(reply as FastifyReply, error)
        return
      }
      onOutcome('repeated')
      reply.from(pathOf(request), replyOptions)
    },
  }
  await app.register(httpProxy, {
    upstream: '',
    proxyPayloads: false,
    // For each process of the api. What exceeds them waits, within the bound of open requests.
    undici: { connections: CONNECTIONS + MOST_STREAMS, headersTimeout: answerWithin },
    preHandler: (request, reply, done) => {
      if (internal.test(request.url)) reply.callNotFound()
      else if (open.admit(request, reply)) done()
      else onOutcome('refused')
    },
    prefix: '/api',
    rewritePrefix: '',
    disableRequestLogging: true,
    replyOptions,
  })
}

function previewHeader(preview: StartedPreview | null): IncomingHttpHeaders {
  return preview ? { [draftPreviewHeader]: preview.token } : {}
}

const pathOf = ({ url }: { url: string }): string =>
  url.slice('/api'.length).split('?', 1)[0] || '/'

const isSlow = (error: Error): boolean =>
  'code' in error && error.code === 'FST_REPLY_FROM_GATEWAY_TIMEOUT'

/** Whether no connection was made, as to a process that has closed its port. */
const isUnsent = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'

function answerFailure(reply: FastifyReply, error: Error): void {
  const isLate = isSlow(error)
  void reply
    .code(isLate ? 503 : 502)
    .header('retry-after', '2')
    .send({ detail: isLate ? 'Service Unavailable' : 'Bad Gateway' })
}

export function forwardedHeaders(
  request: Pick<FastifyRequest, 'host' | 'ip' | 'id'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const claimed = /^(?:x-forwarded-.*|forwarded|x-real-ip|x-request-id|x-draft-preview)$/
  const kept = Object.entries(headers).filter(([name]) => !claimed.test(name))
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-host': request.host,
    'x-forwarded-for': request.ip,
    'x-request-id': request.id,
  }
}
