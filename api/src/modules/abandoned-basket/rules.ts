import type { BasketEntry } from 'shared/contract/basket'

/** As many as the contract lets a basket hold. */
const MOST = 50

interface Restoration {
  readonly own: readonly BasketEntry[]
  readonly abandoned: readonly BasketEntry[]
}

/** Own entries stay as they are, the abandoned ones follow; a link that is opened twice doubles none. */
export function restoreEntries({ own, abandoned }: Restoration): BasketEntry[] {
  const known = new Set(own.map(({ id }) => id))
  return [...own, ...abandoned.filter(({ id }) => !known.has(id))].slice(0, MOST)
}
