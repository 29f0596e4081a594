import type { FastifyInstance } from 'fastify'
import { type DraftPreviews, unkept } from './draft-previews.ts'

export const nothingIsOrdered = 'You see drafts. Nothing can be ordered here.'

/** Staff of a partner sign in to see its pages. */
const sessions = new Set([
  '/api/storefront/token',
  '/api/storefront/refresh_token',
  '/api/storefront/logout',
])

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * In a preview, refuses every call that changes something but the session of staff, so that nothing is put into a basket
 * or paid at prices of drafts, and lets no cache keep an answer. Files of releases and pictures are the same for all.
 */
export function guardPreviews(app: FastifyInstance, previews: DraftPreviews): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || safe.has(request.method)) return
    if (sessions.has(request.url)) return
    if (previews.of(request)) return reply.code(403).send({ detail: nothingIsOrdered })
  })
  app.addHook('onSend', async (request, reply) => {
    const isOwn = !/^\/(?:releases|icons)\/|^\/content\/api\/media\/file\//.test(request.url)
    if (isOwn && previews.of(request)) void reply.headers(unkept)
  })
}
