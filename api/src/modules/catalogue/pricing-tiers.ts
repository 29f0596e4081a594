import { eq } from 'drizzle-orm'
import type { ValidationFault } from '@darnley/contract/errors'
import type { Rate } from '@darnley/domain/pricing'
import type { Executor } from '#src/db/database.ts'
import { pricingTiers } from '#src/db/schema/reference.ts'
import { valueFault } from '#src/lib/http-error.ts'

/** Returns the rate of a tier; null when there is no such tier. */
export async function rateOfTier(db: Executor, name: string): Promise<Rate | null> {
  const [tier] = await db.select().from(pricingTiers).where(eq(pricingTiers.name, name))
  return tier?.rate ?? null
}

interface RequireTierOptions {
  readonly name: string | undefined
  /** Name of the query parameter. */
  readonly parameter: string
}

export async function tierFaults(
  db: Executor,
  { name, parameter }: RequireTierOptions,
): Promise<ValidationFault[]> {
  if (name === undefined || (await rateOfTier(db, name)) !== null) return []
  return [valueFault(['query', parameter], 'There is no such pricing tier')]
}
