import type { FastifyInstance } from 'fastify'
import { type DraftPreviews, unkept } from './draft-previews.ts'

export const nothingIsOrdered = 'You see drafts. Nothing can be ordered here.'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * In a preview, refuses every call that changes something, so that nothing is put into a basket or paid at prices of
 * drafts, and lets no cache keep an answer. Files of releases and pictures are the same for everyone.
 */
export function guardPreviews(app: FastifyInstance, previews: DraftPreviews): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || safe.has(request.method)) return
    if (previews.of(request)) return reply.code(403).send({ detail: nothingIsOrdered })
  })
  app.addHook('onSend', async (request, reply) => {
    const isOwn = !/^\/(?:releases|icons)\/|^\/content\/api\/media\/file\//.test(request.url)
    if (isOwn && previews.of(request)) void reply.headers(unkept)
  })
}
