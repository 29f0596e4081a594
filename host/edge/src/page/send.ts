import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { PageDocument } from './document.ts'

export type CompressedPage = PageDocument & { readonly brotli: Buffer }

export async function compress(page: PageDocument): Promise<CompressedPage> {
  const params = {
    // A known page is compressed once and sent often.
    [constants.BROTLI_PARAM_QUALITY]: page.status === 200 ? 11 : 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return { ...page, brotli: await promisify(brotliCompress)(page.html, { params }) }
}

interface SendInput {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly page: CompressedPage
}

export function send({ request, reply, page }: SendInput): FastifyReply {
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  reply
    .code(page.status)
    .headers(page.headers)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding')
  return takesBrotli
    ? reply.header('content-encoding', 'br').send(page.brotli)
    : reply.send(page.html)
}
