import type { BasketEntry } from 'shared/contract/basket'

/** The ids of all lines, which settling an order makes unusable for any other order. */
export function lineIds(entries: readonly BasketEntry[]): string[] {
  return entries.flatMap(({ serviceDetails }) => serviceDetails.map(({ id }) => id))
}

/** The entries without some lines; an entry goes with its last line (section 4.1). */
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
