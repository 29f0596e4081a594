import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether customers use https, according to SITE_URL: the last hop may be plain http. */
    isSecureSite: boolean
  }
}

export function decideCookies(app: FastifyInstance, { siteUrl }: { siteUrl: string }): void {
  app.decorate('isSecureSite', siteUrl.startsWith('https:'))
}

/** Returns the cookie's name. With https its prefix pins it to this host, path and secure transport. */
export function cookieName({ server }: FastifyRequest, name: string): string {
  return server.isSecureSite ? `__Host-${name}` : name
}

/** @param maxAge seconds; null for a cookie that ends with the browser */
export function sessionCookie(
  { server }: FastifyRequest,
  { maxAge }: { readonly maxAge: number | null },
): CookieSerializeOptions {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: server.isSecureSite,
  } as const
  return maxAge === null ? options : { ...options, maxAge }
}
