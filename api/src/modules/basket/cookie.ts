import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken, isToken, makeToken } from '#src/lib/tokens.ts'
import { cookieName, sessionCookie } from '#src/plugins/cookies.ts'

const DAYS_90 = 90 * 24 * 60 * 60

/** The id under which this visitor's basket is or would be stored; null for a visitor without a cookie. */
export function basketIdOf(request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(request, 'basket')]
  return isToken(token) ? hashToken(token) : null
}

export interface OpenedBasket {
  readonly id: string
  /** The cookie was made just now: nothing can be stored under it. */
  readonly isNew: boolean
}

/** Like basketIdOf; a new visitor gets a cookie. Each answer makes the cookie last 90 days more. */
export function openBasket(request: FastifyRequest, reply: FastifyReply): OpenedBasket {
  const name = cookieName(request, 'basket')
  const known = request.cookies[name]
  const token = isToken(known) ? known : makeToken()
  void reply.setCookie(name, token, sessionCookie(request, { maxAge: DAYS_90 }))
  return { id: hashToken(token), isNew: token !== known }
}
