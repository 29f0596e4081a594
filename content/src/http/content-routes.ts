import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handleEndpoints } from 'payload'
import { publicSlugs } from '#src/collections/collections.ts'
import type { OpenPayload } from '#src/open-payload.ts'
import { isTextId } from '#src/rules/slug.ts'
import type { Answer, AnswerCache } from './answer-cache.ts'
import { readAnswer } from './answer-cache.ts'
import { publicQuery } from '@darnley/node/content-query'
import { notFound, refuse } from './refusals.ts'
import { smallPictures } from './small-picture.ts'

export interface ContentRoutesOptions {
  readonly open: OpenPayload
  readonly cache: AnswerCache
}

/** With the caches here and in the edge, a saved change is visible within five seconds. */
const freshness = 'public, max-age=0, s-maxage=1, stale-while-revalidate=3'
const forGood = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=300, s-maxage=60, stale-while-revalidate=86400'

/** Serves Payload's REST API read-only and without a user. */
export function contentRoutes(app: FastifyInstance, given: ContentRoutesOptions): void {
  const options = { ...given, smallOf: smallPictures() }
  for (const slug of publicSlugs) {
    app.get(`/api/${slug}`, (request, reply) => answerList(options, request, reply))
    app.get<{ Params: { id: string } }>(`/api/${slug}/:id`, (request, reply) =>
      isTextId(request.params.id) ? answerList(options, request, reply) : notFound(reply),
    )
  }
  app.get('/api/media/file/:name', (request, reply) => answerFile(options, request, reply))
  app.get('/api/media/file/480/:name', (request, reply) => answerFile(options, request, reply))
  // Request bodies are never read, so they are not parsed.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => {
    body.resume()
    done(null)
  })
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/*',
    handler: (_request, reply) => refuse(reply, 403, 'The public catalogue is read only.'),
  })
}

async function answerList(
  options: ContentRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path = '', query = ''] = request.url.split('?', 2)
  const wish = publicQuery(query)
  if (wish.type === 'error') return refuse(reply, 400, wish.message)
  const answer = await fetchAnswer(options, `${path}?${wish.search}`)
  reply.header('cache-control', answer.status === 200 ? freshness : 'no-store')
  return send(answer, request, reply)
}

interface PictureOptions extends ContentRoutesOptions {
  /** Gives a photo in the size of a card. */
  readonly smallOf: ReturnType<typeof smallPictures>
}

async function answerFile(
  options: PictureOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path = '', query = ''] = request.url.split('?', 2)
  const answer = await fetchPicture(options, path)
  if (answer.status !== 200) return refuse(reply, 404, 'There is no such picture.')
  reply
    .header('cache-control', new URLSearchParams(query).has('v') ? forGood : briefly)
    // An SVG opened directly is a document: it may run no script and use only inline styles.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  return send(answer, request, reply)
}

function fetchPicture(options: PictureOptions, path: string): Promise<Answer> {
  const original = path.replace('/file/480/', '/file/')
  if (original === path) return fetchAnswer(options, path)
  return options.cache.get(path, async () => options.smallOf(await fetchAnswer(options, original)))
}

function fetchAnswer({ open, cache }: ContentRoutesOptions, path: string): Promise<Answer> {
  const { config, key } = open
  return cache.get(path, async () => {
    const request = new Request(new URL(path, 'http://content.internal'))
    return readAnswer(await handleEndpoints({ config, request, payloadInstanceCacheKey: key }))
  })
}

function send(answer: Answer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', answer.etag)
  if (answer.status === 200 && holds(request.headers['if-none-match'], answer.etag)) {
    return reply.code(304).send()
  }
  return reply.code(answer.status).type(answer.contentType).send(answer.body)
}

function holds(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}
