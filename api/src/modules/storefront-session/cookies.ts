import type { FastifyReply, FastifyRequest } from 'fastify'
import { signedInHint } from '@darnley/contract/session-hint'
import { cookieName, sessionCookie } from '#src/plugins/cookies.ts'
import { ACCESS_SECONDS, DEVICE_SECONDS, REFRESH_SECONDS } from './rules.ts'

interface Tokens {
  readonly access: string
  readonly refresh: string
}

const names = {
  access: 'staff_access',
  refresh: 'staff_refresh',
  device: 'staff_device',
  hint: signedInHint,
} as const
type CookieKind = keyof typeof names

/**
 * Sets host-only cookies, unreadable by script except the hint, with the `__Host-` prefix when the site uses https
 * (S1).
 */
export function setStaffCookies(reply: FastifyReply, tokens: Tokens): void {
  const maxAge = { access: ACCESS_SECONDS, refresh: REFRESH_SECONDS }
  for (const kind of ['access', 'refresh'] as const)
    set(reply, { kind, value: tokens[kind], maxAge: maxAge[kind] })
  set(reply, { kind: 'hint', value: '1', maxAge: REFRESH_SECONDS })
}

/**
 * Sets a cookie that grants no access and outlives the session, so that failed guesses elsewhere cannot lock out its
 * owner (throttle.ts).
 */
export function setDeviceCookie(reply: FastifyReply, device: string): void {
  set(reply, { kind: 'device', value: device, maxAge: DEVICE_SECONDS })
}

/** Clears the cookies. Logging out keeps the device cookie, which grants no access; a new password does not. */
export function clearStaffCookies(
  reply: FastifyReply,
  kinds: readonly CookieKind[] = ['access', 'refresh', 'hint'],
): void {
  for (const kind of kinds) clear(reply, kind)
}

/** Clears the hint of a session that has ended. */
export function clearHintCookie(reply: FastifyReply): void {
  clear(reply, 'hint')
}

export function staffCookie(request: FastifyRequest, kind: CookieKind): string | undefined {
  return request.cookies[nameOf(request, kind)]
}

interface Cookie {
  readonly kind: CookieKind
  readonly value: string
  readonly maxAge: number
}

function set(reply: FastifyReply, { kind, value, maxAge }: Cookie): void {
  const options = sessionCookie(reply.request, { maxAge })
  const httpOnly = kind !== 'hint'
  reply.setCookie(nameOf(reply.request, kind), value, { ...options, httpOnly })
}

function clear(reply: FastifyReply, kind: CookieKind): void {
  reply.clearCookie(nameOf(reply.request, kind), sessionCookie(reply.request, { maxAge: 0 }))
}

function nameOf(request: FastifyRequest, kind: CookieKind): string {
  return cookieName(request, names[kind])
}
