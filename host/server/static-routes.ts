import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const robots = 'User-agent: *\nDisallow: /api/\nDisallow: /thank-you\nDisallow: /order\n'

/** The few files whose addresses are fixed by convention. */
export async function staticRoutes(app: FastifyInstance): Promise<void> {
  const read = (name: string): Promise<Buffer> => readFile(join(import.meta.dirname, name))
  serve(app, { path: '/favicon.svg', type: 'image/svg+xml', content: await read('favicon.svg') })
  serve(app, { path: '/boot.js', type: 'text/javascript', content: await read('boot.js') })
  serve(app, { path: '/robots.txt', type: 'text/plain', content: Buffer.from(robots) })
}

interface StaticFile {
  readonly path: string
  readonly type: string
  readonly content: Buffer
}

function serve(app: FastifyInstance, { path, type, content }: StaticFile): void {
  const brotli = brotliCompressSync(content)
  app.get(path, (request, reply) => {
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    if (takesBrotli) reply.header('content-encoding', 'br')
    return reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'accept-encoding')
      .send(takesBrotli ? brotli : content)
  })
}
