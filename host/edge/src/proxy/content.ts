import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { detailOf } from '@darnley/node/problems'
import { type Answer, fetchDrafts } from './answer.ts'
import type { DraftPreviews } from '#src/drafts/draft-previews.ts'
import { contentAddress } from './content-address.ts'
import { createContentCache } from './content-cache.ts'

/** Serves `/content/*` from the content service, read-only and without cookies. GET and HEAD share the cache. */
export async function contentProxy(
  app: FastifyInstance,
  options: { upstream: string; previews: Pick<DraftPreviews, 'of'> },
): Promise<void> {
  const { upstream, previews } = options
  const cache = createContentCache({
    upstream,
    onError: (error) =>
      app.log.warn({ err: error }, 'the content service is unavailable, serving a stale response'),
  })
  app.get('/content/*', async (request, reply) => {
    try {
      const address = contentAddress(request.url.slice('/content'.length))
      if (!address) return reply.code(400).send({ detail: detailOf(400) })
      // Pictures have no drafts.
      const preview = address.shelf === 'pictures' ? null : previews.of(request)
      const answer = preview
        ? await fetchDrafts(upstream + address.path, preview.token)
        : await cache.get(address)
      return send({ request, reply, answer })
    } catch (error) {
      request.log.error({ err: error }, 'the content service is unavailable')
      return reply.code(503).header('retry-after', '2').send({ detail: 'Service Unavailable' })
    }
  })
}

interface SendInput {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly answer: Answer
}

function send({ request, reply, answer }: SendInput): FastifyReply {
  const { etag, policy, brotli, body } = answer
  reply
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff')
    // A picture that is opened by itself must not run scripts.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cache-control', policy ? clientPolicy(answer) : 'no-store')
  if (policy && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.code(answer.status).type(answer.contentType)
  const takesBrotli = brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(body)
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header === etag
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}

/** Pictures rarely change; lists are revalidated on each request, so that an editor sees saved changes. */
function clientPolicy({ contentType }: Answer): string {
  return contentType.startsWith('image/')
    ? 'public, max-age=3600, stale-while-revalidate=86400'
    : 'public, max-age=0, must-revalidate'
}
