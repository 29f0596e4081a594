import type { BasketEntry } from '@darnley/contract/basket'

/** Returns the entries without these lines. An entry is removed with its last line (section 4.1). */
export function withoutLines(
  entries: readonly BasketEntry[],
  leaving: readonly string[],
): BasketEntry[] {
  const isLeaving = new Set(leaving)
  return entries
    .map((entry) => ({
      ...entry,
      serviceDetails: entry.serviceDetails.filter(({ id }) => !isLeaving.has(id)),
    }))
    .filter(({ serviceDetails }) => serviceDetails.length > 0)
}
