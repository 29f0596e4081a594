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
  /** Seconds; 0 takes it away. */
  readonly maxAge: number
  /** Whether customers reach the site over https. */
  readonly isSecure: boolean
}

/** Over https a cookie's name pins it to this host, this path and secure transport. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** A cookie of the edge's own: no script reads it. */
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
