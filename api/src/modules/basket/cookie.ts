import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken, isToken, makeToken } from '#src/lib/tokens.ts'
import { cookieName, sessionCookie } from '#src/plugins/cookies.ts'

/** The id of a visitor without a basket: nothing is ever stored under it. */
export const NO_BASKET = ''

const DAYS_90 = 90 * 24 * 60 * 60

/**
 * The id that this visitor's cookie names; null for a visitor without one. It may be one that nothing is stored under:
 * such an id finds nothing and is never stored under, so a basket's id is always one that the api has made.
 */
export function basketIdOf(request: FastifyRequest): string | null {
  const token = tokenOf(request)
  return token === null ? null : hashToken(token)
}

export interface BasketToken {
  readonly token?: string
  readonly id: string
}

/** A token for a basket that is about to be stored, and the id that it is stored under. */
export function newBasketToken(): BasketToken {
  const token = makeToken()
  return { token, id: hashToken(token) }
}

/** Makes the cookie of a stored basket last 90 days more; with a token, it is set to that one. */
export function keepBasketCookie(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  token = tokenOf(request),
): void {
  if (token === null) return
  const cookie = sessionCookie(request, { maxAge: DAYS_90 })
  void reply.setCookie(cookieName(request, 'basket'), token, cookie)
}

function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(request, 'basket')]
  return isToken(token) ? token : null
}
