import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** Bytes of a body that is kept until its request is answered; larger ones, such as photos, are sent once. */
const MOST = 64 * 1024

/** The bodies of requests, of which small ones can be sent a second time. */
export interface KeptBodies {
  /** Makes the body of a request whole again; false when that was too large to be kept. */
  renew(request: FastifyRequest): boolean
}

/** Hands bodies of any type on unread, and keeps small ones. */
export function keepBodies(app: FastifyInstance): KeptBodies {
  const kept = new WeakMap<FastifyRequest, Buffer>()
  // Without Fastify's own parsers bodies stay as they are.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (request: FastifyRequest, body: NodeJS.ReadableStream) => {
    if (!isSmall(request)) return body
    const bytes = await buffer(body)
    kept.set(request, bytes)
    return Readable.from([bytes])
  })
  return {
    renew(request) {
      const bytes = kept.get(request)
      if (bytes) request.body = Readable.from([bytes])
      return bytes !== undefined || !request.body
    },
  }
}

function isSmall({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? Number.NaN) <= MOST
}
