import type { Executor } from '#src/db/database.ts'
import { courierAreas, courierShifts, faq, fees, pricingTiers } from '#src/db/schema/reference.ts'
import { courierAreaSeed, courierShiftSeed } from './courier-areas.ts'
import { faqSeed } from './faq.ts'
import { feeSeed } from './fees.ts'
import { pricingTierSeed } from './pricing-tiers.ts'

/** Inserts the data of the public reads. Existing rows stay unchanged. */
export async function seedReference(db: Executor): Promise<void> {
  await db.insert(faq).values(faqSeed).onConflictDoNothing()
  await db.insert(fees).values(feeSeed).onConflictDoNothing()
  await db.insert(courierAreas).values(courierAreaSeed).onConflictDoNothing()
  await db.insert(courierShifts).values(courierShiftSeed).onConflictDoNothing()
  await db.insert(pricingTiers).values(pricingTierSeed).onConflictDoNothing()
}
