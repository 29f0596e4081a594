import type { FastifyRequest } from 'fastify'

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
  readonly request: Pick<FastifyRequest, 'protocol'>
}

/** A cookie of the edge's own: no script reads it. */
export function serializeCookie({ name, value, maxAge, request }: CookieInput): string {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
