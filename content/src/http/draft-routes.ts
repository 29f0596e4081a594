import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { publicQuery } from '@darnley/node/content-query'
import { draftPreviewHeader, readDraftPreview } from '@darnley/node/draft-preview'
import { noPicturePath } from '#src/drafts/complete.ts'
import { hasPublicDrafts, type PreviewSlug, readDrafts } from '#src/drafts/read-drafts.ts'
import { overviewOf } from '#src/drafts/unfinished.ts'
import type { OpenPayload } from '#src/open-payload.ts'
import { refuse } from './refusals.ts'

interface DraftRoutesOptions {
  readonly open: OpenPayload
  /** None: no drafts are shown. */
  readonly previewSecrets: readonly string[]
}

/**
 * Answers reads of a preview with drafts, where the routes of the public would answer with what is published. Register
 * it before them. Nothing of it is kept.
 */
export function draftRoutes(
  app: FastifyInstance,
  { open, previewSecrets }: DraftRoutesOptions,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPreview(request, previewSecrets)) return
    void reply.header('cache-control', 'private, no-store')
    const [path = '', query = ''] = request.url.split('?', 2)
    const slug = /^\/api\/([\w-]+)$/.exec(path)?.[1] ?? ''
    if (request.method !== 'GET' || !hasPublicDrafts(slug)) return
    return answerDrafts({ open, slug, query, reply })
  })
  app.get('/internal/drafts', async (request, reply) => {
    if (!isPreview(request, previewSecrets))
      return refuse(reply, 401, 'Drafts are for a preview alone.')
    return reply.send(await overviewOf(open.payload))
  })
  const picture = readFileSync(join(import.meta.dirname, '../drafts/no-picture.svg'))
  app.get(noPicturePath, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(picture),
  )
}

/** Whether a request has the token of a preview, which the edge and the api hand on. */
export function isPreview({ headers }: FastifyRequest, secrets: readonly string[]): boolean {
  const token = headers[draftPreviewHeader]
  return typeof token === 'string' && readDraftPreview(token, secrets).type === 'valid'
}

interface Wanted {
  readonly open: OpenPayload
  readonly slug: PreviewSlug
  readonly query: string
  readonly reply: FastifyReply
}

async function answerDrafts({ open, slug, query, reply }: Wanted): Promise<FastifyReply> {
  const wish = publicQuery(query)
  if (wish.type === 'error') return refuse(reply, 400, wish.message)
  return reply.send(await readDrafts(open, { slug, search: wish.search }))
}
