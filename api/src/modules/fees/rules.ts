import type { FeeDocument } from '@darnley/contract/content-decisions'
import type { Fees } from '@darnley/contract/help'
import { USUAL_FEES } from '@darnley/domain/pricing'

/** Returns what an owner has published; the usual amount holds for the others. */
export function publishedFees(documents: readonly FeeDocument[]): Fees {
  const decided = documents.filter(({ amount }) => amount !== null)
  return { ...USUAL_FEES, ...Object.fromEntries(decided.map(({ key, amount }) => [key, amount])) }
}
