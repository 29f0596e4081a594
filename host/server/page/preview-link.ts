import type { FastifyReply, FastifyRequest } from 'fastify'
import { readPreview } from 'shared/releases/preview'
import { serializeCookie } from '#server/releases/cookies.ts'
import { previewCookie } from '#server/releases/visitor.ts'
import { readAddress } from './address.ts'

interface LinkInput {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly secret: string | undefined
}

/**
 * Follows a link with `?override=...`: signed, it starts a preview that lasts until its time or the browser's end of
 * it; `none` ends one. Undefined when the address holds no override.
 */
export function followPreviewLink({ request, reply, secret }: LinkInput): FastifyReply | undefined {
  const { pathname, searchParams: query } = readAddress(request.url)
  const override = query.get('override')
  if (override === null) return undefined
  const preview = secret ? readPreview(query, secret) : null
  if (!preview && override !== 'none')
    return reply.code(403).type('text/plain').send('This preview is not signed, or it has run out.')
  const value = preview ? query.toString() : ''
  const maxAge = preview ? preview.until - Math.floor(Date.now() / 1000) : 0
  for (const name of ['override', 'until', 'signature']) query.delete(name)
  const rest = query.size > 0 ? `?${query}` : ''
  return reply
    .header('set-cookie', serializeCookie({ name: previewCookie, value, maxAge, request }))
    .header('cache-control', 'no-store')
    .redirect(pathname.replace(/^\/+/, '/') + rest, 303)
}
