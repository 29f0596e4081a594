import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken, isToken, makeToken } from '#src/lib/tokens.ts'
import { cookieName, sessionCookie } from '#src/plugins/cookies.ts'

/** The id of a visitor without a basket. Nothing is ever stored under it. */
export const NO_BASKET = ''

const DAYS_90 = 90 * 24 * 60 * 60

/**
 * Returns the basket id from the visitor's cookie; null for a visitor without one. Nothing may be stored under it,
 * and nothing ever will be unless the API created it: a basket's id is never chosen by a client.
 */
export function basketIdOf(request: FastifyRequest): string | null {
  const token = tokenOf(request)
  return token === null ? null : hashToken(token)
}

export interface BasketToken {
  readonly token?: string
  readonly id: string
}

/** Returns a token for a new basket and the id under which it is stored. */
export function newBasketToken(): BasketToken {
  const token = makeToken()
  return { token, id: hashToken(token) }
}

/** Extends the cookie of a stored basket by 90 days, or sets it to the given token. */
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
