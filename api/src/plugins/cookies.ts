import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether customers reach the site over https, as SITE_URL says: the last hop may be plain http all the same. */
    isSecureSite: boolean
  }
}

export function decideCookies(app: FastifyInstance, { siteUrl }: { siteUrl: string }): void {
  app.decorate('isSecureSite', siteUrl.startsWith('https:'))
}

/** Over https a cookie's name pins it to this host, this path and secure transport. */
export function cookieName({ server }: FastifyRequest, name: string): string {
  return server.isSecureSite ? `__Host-${name}` : name
}

export function sessionCookie(
  { server }: FastifyRequest,
  { maxAge }: { readonly maxAge: number },
): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: server.isSecureSite, maxAge }
}
