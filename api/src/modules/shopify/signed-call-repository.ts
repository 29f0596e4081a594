import { createHash } from 'node:crypto'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { shopifyCalls } from '#src/db/schema/shopify.ts'
import { unauthorized } from '#src/lib/http-error.ts'

export interface SignedCall {
  readonly body: Buffer
  /** Name of the call. Shopify signs only the body, so this and the shop are stored with the digest. */
  readonly purpose: string
  readonly shopDomain: string
  /** Days after which the same bytes count as a new call; null for never. */
  readonly forgottenAfterDays: number | null
}

/**
 * Returns whether a signed call is new; false for a replay.
 * @throws HttpError 401 when another shop sent these bytes: no two shops share a customer or an order
 */
export async function takeCall(db: Executor, call: SignedCall): Promise<boolean> {
  const { purpose, shopDomain, forgottenAfterDays } = call
  const digest = createHash('sha256').update(call.body).digest('base64url')
  const [foreign] = await db
    .select({ purpose: shopifyCalls.purpose })
    .from(shopifyCalls)
    .where(and(eq(shopifyCalls.digest, digest), ne(shopifyCalls.shopDomain, shopDomain)))
    .limit(1)
  if (foreign) throw unauthorized('The signature is not valid')
  const forgotten =
    forgottenAfterDays === null
      ? sql`false`
      : lt(shopifyCalls.takenAt, sql`now() - make_interval(days => ${forgottenAfterDays})`)
  const taken = await db
    .insert(shopifyCalls)
    .values({ digest, purpose, shopDomain })
    .onConflictDoUpdate({
      target: [shopifyCalls.digest, shopifyCalls.purpose],
      set: { takenAt: sql`now()` },
      setWhere: forgotten,
    })
    .returning({ digest: shopifyCalls.digest })
  return taken.length > 0
}
