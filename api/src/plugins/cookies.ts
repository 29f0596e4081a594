import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

/** Over https a cookie's name pins it to this host, this path and secure transport. */
export function cookieName({ protocol }: FastifyRequest, name: string): string {
  return protocol === 'https' ? `__Host-${name}` : name
}

export function sessionCookie(
  { protocol }: FastifyRequest,
  { maxAge }: { readonly maxAge: number },
): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https', maxAge }
}
