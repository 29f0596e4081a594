export function readCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').flatMap((part) => {
    const [name = '', ...value] = part.trim().split('=')
    return name ? [[name, decode(value.join('='))] as const] : []
  })
  return new Map(pairs)
}

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
export function serializeCookie({ name, value, maxAge, isSecure }: CookieInput): string {
  const secure = isSecure ? '; Secure' : ''
  return `${cookieName(name, isSecure)}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
