/** How the admin's sessions are kept, in Payload's terms. */
export interface AdminSession {
  /** Origins whose requests the session's cookie counts for. */
  readonly csrf: string[]
  readonly cors: string[]
  readonly cookies: { readonly secure: boolean; readonly sameSite: 'Strict' }
}

/**
 * Returns the session's settings for the address at which editors open the admin; without one, this machine alone.
 * Payload sets `HttpOnly` itself.
 */
export function adminSession(address: string | undefined, port: number): AdminSession {
  const origins = address
    ? [new URL(address).origin]
    : [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
  const secure = origins.every((origin) => origin.startsWith('https:'))
  return { csrf: origins, cors: origins, cookies: { secure, sameSite: 'Strict' } }
}
