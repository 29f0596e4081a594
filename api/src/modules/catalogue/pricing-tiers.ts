import { eq } from 'drizzle-orm'
import type { Rate } from 'shared/pricing'
import type { Executor } from '#src/db/database.ts'
import { pricingTiers } from '#src/db/schema/reference.ts'
import { ValidationFailed } from '#src/lib/http-error.ts'

interface AskedTier {
  readonly name: string
  /** Name of the query parameter that names it. */
  readonly parameter: string
}

/** @throws ValidationFailed when there is no such tier */
export async function rateOfTier(db: Executor, { name, parameter }: AskedTier): Promise<Rate> {
  const [tier] = await db.select().from(pricingTiers).where(eq(pricingTiers.name, name))
  if (tier) return tier.rate
  throw new ValidationFailed([
    { loc: ['query', parameter], msg: 'There is no such pricing tier', type: 'value_error' },
  ])
}
