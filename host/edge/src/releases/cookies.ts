import { parseCookie, stringifySetCookie } from 'cookie'

interface CookieInput {
  readonly name: string
  readonly value: string
  /** Seconds; 0 deletes the cookie. */
  readonly maxAge: number
  /** Whether customers reach the site over https. */
  readonly isSecure: boolean
}

/** The part of a request that is read here. */
interface WithHeaders {
  readonly headers: { readonly cookie?: string | undefined }
}

type Cookies = ReturnType<typeof parseCookie>

const parsed = new WeakMap<WithHeaders['headers'], Cookies>()

/** Returns a cookie of a request, whose cookies are parsed once; undefined when it has none of this name. */
export function cookieOf(
  { headers }: WithHeaders,
  name: string,
  isSecure: boolean,
): string | undefined {
  if (headers.cookie === undefined) return undefined
  const cookies = parsed.get(headers) ?? parseCookie(headers.cookie)
  parsed.set(headers, cookies)
  return cookies[cookieName(name, isSecure)]
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
