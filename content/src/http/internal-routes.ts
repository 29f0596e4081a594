import { createHash, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '@darnley/node/key-ring'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiSlugs, type ApiSlug } from '#src/collections/decisions.ts'
import { readDrafts } from '#src/drafts/read-drafts.ts'
import type { OpenPayload } from '#src/open-payload.ts'
import { isPreview } from './draft-routes.ts'
import { listDecisions } from './list-decisions.ts'
import { refuse } from './refusals.ts'

export interface InternalRoutesOptions {
  readonly open: OpenPayload
  /** What the api may send as a bearer token. */
  readonly apiKeys: KeyRing
  readonly previewSecrets: readonly string[]
}

/** Serves to the api what the public may not read: all published documents of a collection, in its order. */
export function internalRoutes(
  app: FastifyInstance,
  { open, apiKeys, previewSecrets }: InternalRoutesOptions,
): void {
  const { payload } = open
  for (const slug of apiSlugs) {
    app.get(`/internal/${slug}`, async (request, reply) => {
      if (!holdsKey(request, apiKeys)) return refuse(reply, 401, 'This is for the api alone.')
      if (isPreview(request, previewSecrets))
        return reply.send(await readDrafts(open, { slug, search: 'depth=0&limit=0' }))
      return answerPublished(open, slug, reply)
    })
  }
  app.get('/internal/decisions', async (request, reply) => {
    if (!holdsKey(request, apiKeys)) return refuse(reply, 401, 'This is for the api alone.')
    return reply
      .header('cache-control', 'no-store')
      .send({ decisions: await listDecisions(payload) })
  })
}

async function answerPublished(
  { payload }: OpenPayload,
  slug: ApiSlug,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const defaultSort = payload.collections[slug]?.config.defaultSort
  const { docs } = await payload.find({
    collection: slug,
    where: { _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    // The api keeps copies of what is answered here: they name no editor.
    select: { changedBy: false },
    ...(defaultSort && { sort: defaultSort }),
  })
  return reply.header('cache-control', 'no-store').send({ docs })
}

/** Compares hashes, which have the same length. */
function holdsKey(request: FastifyRequest, keys: KeyRing): boolean {
  const given = request.headers.authorization ?? ''
  return keys.some((key) => timingSafeEqual(hash(given), hash(`Bearer ${key}`)))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
