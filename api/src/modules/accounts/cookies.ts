import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { customerHint } from '@darnley/contract/session-hint'
import { cookieName, sessionCookie } from '#src/plugins/cookies.ts'

const SESSION = 'customer_session'

/** A request and its response. */
export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Sets the token of a session by password in a host-only cookie that scripts cannot read, and a hint beside it that
 * they can. The hint differs for each session, so that a page that learns that its session has ended removes the hint of
 * that one alone.
 * @param maxAge seconds; null: the cookies end with the browser
 */
export function setCustomerCookies(
  { request, reply }: Exchange,
  { token, maxAge }: { readonly token: string; readonly maxAge: number | null },
): void {
  const options = sessionCookie(request, { maxAge })
  reply.setCookie(cookieName(request, SESSION), token, options)
  reply.setCookie(cookieName(request, customerHint), randomUUID(), { ...options, httpOnly: false })
}

export function clearCustomerCookies({ request, reply }: Exchange): void {
  const options = sessionCookie(request, { maxAge: 0 })
  for (const name of [SESSION, customerHint]) reply.clearCookie(cookieName(request, name), options)
}

export function customerCookie(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request, SESSION)]
}
