import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { PageDocument } from './document.ts'
import { headersFor } from './integrity-policy.ts'

export type CompressedPage = PageDocument & { readonly brotli: Buffer }

/** @param isOnce Whether it is sent to one visitor only */
export async function compress(page: PageDocument, isOnce = false): Promise<CompressedPage> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isOnce ? 4 : qualityOf(page),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return { ...page, brotli: await promisify(brotliCompress)(page.html, { params }) }
}

/** Characters from which the highest quality takes longer than a visitor should wait. */
const long = 120_000

/** A known page is compressed once and sent often. */
function qualityOf({ status, html }: PageDocument): number {
  if (status !== 200) return 6
  return html.length > long ? 9 : 11
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
    .headers(headersFor(page.headers, request.headers['user-agent']))
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding')
  return takesBrotli
    ? reply.header('content-encoding', 'br').send(page.brotli)
    : reply.send(page.html)
}
