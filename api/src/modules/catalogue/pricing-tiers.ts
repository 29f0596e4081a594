import type { ValidationFault } from '@darnley/contract/errors'
import type { Executor } from '#src/db/database.ts'
import { valueFault } from '#src/lib/http-error.ts'
import { rateOfTier } from './pricing-tier-repository.ts'

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
