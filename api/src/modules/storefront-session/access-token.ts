import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import type { Executor } from '#src/db/database.ts'
import { settings } from '#src/db/schema/settings.ts'
import { ACCESS_SECONDS } from './rules.ts'

const ALGORITHM = 'HS256'
const AUDIENCE = 'storefront-access'
const SECRET_SETTING = 'jwt_secret'

/** Signs and reads the short-lived token that names a session. */
export interface AccessTokens {
  sign(sessionId: string): Promise<string>
  /** The session it names; null for anything that is not a valid access token of ours. */
  read(token: string): Promise<string | null>
}

export function createAccessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign: (sessionId) =>
      new SignJWT({})
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(sessionId)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_SECONDS}s`)
        .sign(key),
    async read(token) {
      const verified = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        requiredClaims: ['sub', 'exp'],
      }).catch(() => null)
      return verified?.payload.sub ?? null
    },
  }
}

/** The configured secret, else one made once for this database, which all processes share. */
export async function signingSecret(db: Executor, configured: string | null): Promise<string> {
  if (configured !== null) return configured
  const made = randomBytes(48).toString('base64url')
  await db.insert(settings).values({ key: SECRET_SETTING, value: made }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, SECRET_SETTING))
  return row?.value ?? made
}
