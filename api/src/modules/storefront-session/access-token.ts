import { createHmac, randomUUID } from 'node:crypto'
import type { KeyRing } from '@darnley/node/key-ring'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { ACCESS_SECONDS, DEVICE_SECONDS } from './rules.ts'

const ALGORITHM = 'HS256'
const AUDIENCE = 'storefront-access'

const DEVICE_AUDIENCE = 'storefront-device'

/** A device on which a colleague has signed in before. */
export interface KnownDevice {
  readonly id: string
  readonly staffId: string
  /** Time of that sign-in. */
  readonly since: Date
}

/** Signs and reads the short-lived token that names a session. */
export interface AccessTokens {
  sign(sessionId: string): Promise<string>
  /** Returns the session of a token; null for an invalid one. */
  read(token: string): Promise<string | null>
  /**
   * Returns the refresh token that follows a used one, always the same. It can be derived only from the token and
   * this API's secret.
   */
  successorOf(refresh: string): string
  /** Signs a token for a device on which this colleague has just signed in. It grants no access. */
  signDevice(staffId: string): Promise<string>
  /** Returns null for an invalid token. */
  readDevice(token: string): Promise<KnownDevice | null>
}

export function createAccessTokens([newest, ...older]: KeyRing): AccessTokens {
  const key = new TextEncoder().encode(newest)
  const keys = [key, ...older.map((secret) => new TextEncoder().encode(secret))]
  const sign = (token: SignJWT, lasts: { audience: string; seconds: number }): Promise<string> =>
    token
      .setProtectedHeader({ alg: ALGORITHM })
      .setAudience(lasts.audience)
      .setIssuedAt()
      .setExpirationTime(`${lasts.seconds}s`)
      .sign(key)
  const verify = async (token: string, audience: string): Promise<JWTPayload | null> => {
    const requiredClaims = ['sub', 'exp', 'iat']
    const options = { algorithms: [ALGORITHM], audience, requiredClaims }
    for (const each of keys) {
      const verified = await jwtVerify(token, each, options).catch(() => null)
      if (verified) return verified.payload
    }
    return null
  }
  return {
    sign: (sessionId) =>
      sign(new SignJWT().setSubject(sessionId), { audience: AUDIENCE, seconds: ACCESS_SECONDS }),
    read: async (token) => (await verify(token, AUDIENCE))?.sub ?? null,
    successorOf: (refresh) => createHmac('sha256', key).update(refresh).digest('base64url'),
    signDevice: (staffId) =>
      sign(new SignJWT().setSubject(staffId).setJti(randomUUID()), {
        audience: DEVICE_AUDIENCE,
        seconds: DEVICE_SECONDS,
      }),
    readDevice: async (token) => {
      const { jti: id, sub: staffId, iat = 0 } = (await verify(token, DEVICE_AUDIENCE)) ?? {}
      return id && staffId ? { id, staffId, since: new Date(iat * 1000) } : null
    },
  }
}
