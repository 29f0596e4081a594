import type { FastifyReply, FastifyRequest } from 'fastify'
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
    reply.setCookie(nameOf(reply.request, kind), tokens[kind], {
      ...optionsFor(reply.request),
      maxAge: maxAge[kind],
    })
}

/** It opens nothing and outlives the session: whoever guesses elsewhere cannot lock its owner out (throttle.ts). */
export function setDeviceCookie(reply: FastifyReply, device: string): void {
  const options = { ...optionsFor(reply.request), maxAge: DEVICE_SECONDS }
  reply.setCookie(nameOf(reply.request, 'device'), device, options)
}

export function clearStaffCookies(reply: FastifyReply): void {
  for (const kind of ['access', 'refresh'] as const)
    reply.clearCookie(nameOf(reply.request, kind), optionsFor(reply.request))
}

export function staffCookie(request: FastifyRequest, kind: CookieKind): string | undefined {
  return request.cookies[nameOf(request, kind)]
}

function nameOf(request: FastifyRequest, kind: CookieKind): string {
  return `${isSecure(request) ? '__Host-' : ''}${names[kind]}`
}

function optionsFor(request: FastifyRequest): {
  path: string
  httpOnly: true
  sameSite: 'lax'
  secure: boolean
} {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }
}

function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https'
}
