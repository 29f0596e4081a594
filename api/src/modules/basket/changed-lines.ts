import type { Basket, BasketEntry } from '@darnley/contract/basket'
import { linePrice } from '@darnley/domain/pricing'
import { withoutLines } from './without-lines.ts'
import { type Derivation, type EntryFault, deriveEntries } from './rules.ts'

/** Returns the stored lines that the catalogue has withdrawn or repriced since (F27, F31). */
export function changedLines(derivation: Derivation): Pick<Basket, 'withdrawn' | 'repriced'> {
  const { entries, faults } = deriveEntries(derivation)
  const withdrawn = [...new Set(faults.flatMap((fault) => linesOf(derivation.entries, fault)))]
  const stored = new Map(
    derivation.entries.flatMap(({ serviceDetails }) =>
      serviceDetails.map((line) => [line.id, linePrice(line)]),
    ),
  )
  const repriced = entries
    .flatMap(({ serviceDetails }) => serviceDetails)
    .map((line) => ({ id: line.id, price: linePrice(line) }))
    .filter(({ id, price }) => stored.get(id) !== price)
  return {
    ...(withdrawn.length > 0 ? { withdrawn } : {}),
    ...(repriced.length > 0 ? { repriced } : {}),
  }
}

/** Returns the lines that can be ordered today, at today's prices, without entries that have none left. */
export function orderableEntries(derivation: Derivation): BasketEntry[] {
  const { withdrawn = [] } = changedLines(derivation)
  return withoutLines(deriveEntries(derivation).entries, withdrawn)
}

/** One line, or all lines of an entry whose garment was withdrawn. */
function linesOf(
  entries: readonly BasketEntry[],
  { path: [index, field, line] }: EntryFault,
): string[] {
  const lines = entries[index]?.serviceDetails ?? []
  const meant = field === 'serviceDetails' ? lines.filter((_line, at) => at === line) : lines
  return meant.map(({ id }) => id)
}
