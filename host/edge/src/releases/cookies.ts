import { stringifySetCookie } from 'cookie'

interface CookieInput {
  readonly name: string
  readonly value: string
  /** Seconds; 0 deletes the cookie. */
  readonly maxAge: number
  /** Whether customers reach the site over https. */
  readonly isSecure: boolean
}

/** Returns a cookie's name; over https a prefix pins it to this host, path / and secure transport. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** Serialises an HttpOnly cookie of the edge. */
export function serializeCookie({ name, value, maxAge, isSecure: secure }: CookieInput): string {
  const rules = { maxAge, secure, path: '/', httpOnly: true, sameSite: 'lax' } as const
  return stringifySetCookie({ name: cookieName(name, secure), value, ...rules })
}
