import type { FastifyReply, FastifyRequest } from 'fastify'
import { readPreview, type Preview } from '@darnley/releases/preview'
import { serializeCookie } from '#src/releases/cookies.ts'
import { previewCookie } from '#src/releases/visitor.ts'
import { readAddress } from './address.ts'

interface LinkInput {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** None: previews are disabled. */
  readonly secrets: readonly string[]
  readonly isSecure: boolean
}

/**
 * Handles a link with `?override=...`: a signed one starts a preview that lasts until its expiry or the end of the
 * browser session, and `none` ends it. Returns undefined when the URL has no override.
 */
export function followPreviewLink({
  request,
  reply,
  secrets,
  isSecure,
}: LinkInput): FastifyReply | undefined {
  const { pathname, searchParams: query } = readAddress(request.url)
  const override = query.get('override')
  if (override === null) return undefined
  const read = override === 'none' ? null : readLink(query, secrets)
  if (typeof read === 'string') return reply.code(403).type('text/plain').send(read)
  const value = read ? query.toString() : ''
  const maxAge = read ? read.until - Math.floor(Date.now() / 1000) : 0
  for (const name of ['override', 'until', 'signature']) query.delete(name)
  const rest = query.size > 0 ? `?${query.toString()}` : ''
  return reply
    .header('set-cookie', serializeCookie({ name: previewCookie, value, maxAge, isSecure }))
    .header('cache-control', 'no-store')
    .redirect(pathname + rest, 303)
}

/** Returns the preview of a link, or the message why there is none. */
function readLink(query: URLSearchParams, secrets: readonly string[]): Preview | string {
  if (secrets.length === 0)
    return 'This site shows no previews: its edge has no RELEASE_PREVIEW_SECRET, which signs their links.'
  const read = readPreview(query, secrets)
  if (read.type === 'valid') return read.preview
  if (read.type === 'unsigned')
    return 'This preview link is not signed with the secret of this site (RELEASE_PREVIEW_SECRET).'
  return `This preview link has run out at ${new Date(read.until * 1000).toISOString()}: ask for a new one.`
}
