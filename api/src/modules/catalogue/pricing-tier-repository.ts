import { eq } from 'drizzle-orm'
import type { Rate } from '@darnley/domain/money'
import type { Executor } from '#src/db/database.ts'
import { pricingTiers } from '#src/db/schema/reference.ts'

/** Returns the rate of a tier; null when there is no such tier. */
export async function rateOfTier(db: Executor, name: string): Promise<Rate | null> {
  const [tier] = await db.select().from(pricingTiers).where(eq(pricingTiers.name, name))
  return tier?.rate ?? null
}
