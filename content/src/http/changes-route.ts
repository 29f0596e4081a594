import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { publicSlugs } from '#src/collections/collections.ts'
import { apiSlugs } from '#src/collections/decisions.ts'
import type { AnswerCache } from './answer-cache.ts'

interface ChangesOptions {
  readonly payload: Payload
  readonly cache: AnswerCache
}

/** A collection's table: Payload writes slugs in snake case. */
const tables = [...publicSlugs, ...apiSlugs].map((slug) =>
  slug.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_'),
)

const statement = tables
  .map((table) => `select count(*) as documents, max(updated_at)::text as latest from "${table}"`)
  .join(' union all ')

/**
 * Answers with a text that differs after each change of what is published, by any process: what depends on the content
 * asks often and cheaply. It tells nothing about the content.
 */
export function changesRoute(app: FastifyInstance, { payload, cache }: ChangesOptions): void {
  app.get('/changes', async (_request, reply) => {
    const { body } = await cache.get('/changes', async () => {
      const { rows } = await payload.db.pool.query(statement)
      const version = createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
      const body = Buffer.from(JSON.stringify({ version }))
      return { status: 200, contentType: 'application/json', body, etag: `"${version}"` }
    })
    return reply.header('cache-control', 'no-store').type('application/json').send(body)
  })
}
