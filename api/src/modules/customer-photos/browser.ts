import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken, isToken, makeToken } from '#src/lib/tokens.ts'
import { cookieName, sessionCookie } from '#src/plugins/cookies.ts'

/**
 * A browser that sent photos has a cookie of its own: a basket's is set with the first line, which the photos of its
 * garment precede. As long as a basket's.
 */
const COOKIE = 'photos'
const DAYS_90 = 90 * 24 * 60 * 60

export interface Call {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Returns the id of the browser, under which its photos are stored; null for one that never sent any. */
export function browserIdOf(request: FastifyRequest): string | null {
  const token = tokenOf(request)
  return token === null ? null : hashToken(token)
}

/** Returns the id of the browser, and sets or extends its cookie. */
export function keepBrowser({ request, reply }: Call): string {
  const token = tokenOf(request) ?? makeToken()
  const cookie = sessionCookie(request, { maxAge: DAYS_90 })
  void reply.setCookie(cookieName(request, COOKIE), token, cookie)
  return hashToken(token)
}

/** Gives the browser another id with its next photo. */
export function forgetBrowser({ request, reply }: Call): void {
  void reply.clearCookie(cookieName(request, COOKIE), sessionCookie(request, { maxAge: 0 }))
}

function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(request, COOKIE)]
  return isToken(token) ? token : null
}
