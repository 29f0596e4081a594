import type { FastifyReply, FastifyRequest } from 'fastify'
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
} as const
type CookieKind = keyof typeof names

/** Host-only, never readable by script; the `__Host-` prefix holds wherever the site has https (S1). */
export function setStaffCookies(reply: FastifyReply, tokens: Tokens): void {
  const maxAge = { access: ACCESS_SECONDS, refresh: REFRESH_SECONDS }
  for (const kind of ['access', 'refresh'] as const)
    set(reply, { kind, value: tokens[kind], maxAge: maxAge[kind] })
}

/** It opens nothing and outlives the session: whoever guesses elsewhere cannot lock its owner out (throttle.ts). */
export function setDeviceCookie(reply: FastifyReply, device: string): void {
  set(reply, { kind: 'device', value: device, maxAge: DEVICE_SECONDS })
}

export function clearStaffCookies(reply: FastifyReply): void {
  for (const kind of ['access', 'refresh'] as const)
    reply.clearCookie(nameOf(reply.request, kind), sessionCookie(reply.request, { maxAge: 0 }))
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
  reply.setCookie(nameOf(reply.request, kind), value, sessionCookie(reply.request, { maxAge }))
}

function nameOf(request: FastifyRequest, kind: CookieKind): string {
  return cookieName(request, names[kind])
}
