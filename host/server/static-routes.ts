import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The few files whose addresses are fixed by convention. */
export async function staticRoutes(app: FastifyInstance): Promise<void> {
  const favicon = await readFile(join(import.meta.dirname, 'favicon.svg'))
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  )
  const boot = await readFile(join(import.meta.dirname, 'boot.js'))
  app.get('/boot.js', (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'public, max-age=3600').send(boot),
  )
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send('User-agent: *\nDisallow: /api/\nDisallow: /thank-you\nDisallow: /order\n'),
  )
}
