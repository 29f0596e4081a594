import type { Executor } from '#src/db/database.ts'
import { pricingTiers } from '#src/db/schema/reference.ts'
import { pricingTierSeed } from './pricing-tiers.ts'

/** Inserts the data of the public reads. Existing rows stay unchanged. */
export async function seedReference(db: Executor): Promise<void> {
  await db.insert(pricingTiers).values(pricingTierSeed).onConflictDoNothing()
}
