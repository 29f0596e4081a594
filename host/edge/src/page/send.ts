import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Documents, SentDocument } from './documents.ts'
import { headersFor } from './integrity-policy.ts'

interface SendInput {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly document: SentDocument
  readonly documents: Pick<Documents, 'compressed'>
}

export async function send({
  request,
  reply,
  document,
  documents,
}: SendInput): Promise<FastifyReply> {
  const { 'user-agent': userAgent, 'accept-encoding': accepted = '' } = request.headers
  reply.code(document.status).headers(headersFor(document.headers, userAgent))
  if (!/\bbr\b/.test(accepted)) return reply.send(document.html)
  return reply.header('content-encoding', 'br').send(await documents.compressed(document))
}
