import { createHash } from 'node:crypto'
import { type AuthStrategy, type CollectionConfig, JWTAuthentication } from 'payload'

/**
 * Returns the collection of users with sessions that a former secret signed, so that a rotation ends none: the next
 * refresh signs them with the new secret. Other collections are returned as they are.
 */
export function formerSessions(
  collection: CollectionConfig,
  formerSecrets: readonly string[],
): CollectionConfig {
  if (!collection.auth) return collection
  const auth = collection.auth === true ? {} : collection.auth
  const strategies = [...(auth.strategies ?? []), ...formerSecrets.map(strategyOf)]
  return { ...collection, auth: { ...auth, strategies } }
}

function strategyOf(secret: string, index: number): AuthStrategy {
  return {
    name: `former-secret-${index + 1}`,
    authenticate: ({ payload, ...request }) => {
      const former: typeof payload = Object.create(payload, { secret: { value: keyOf(secret) } })
      return JWTAuthentication({ ...request, payload: former })
    },
  }
}

/** Payload signs with this form of its secret. */
function keyOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}
