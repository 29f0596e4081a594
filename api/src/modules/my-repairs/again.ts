import type { BasketEntry } from '@darnley/contract/basket'
import type { OrderAgain } from '@darnley/contract/my-repairs'
import type { Rate } from '@darnley/domain/money'
import { subtotal } from '@darnley/domain/pricing'
import { deriveEntries } from '#src/modules/basket/rules.ts'
import type { Catalogue } from '#src/modules/catalogue/catalogue.ts'

interface Ordered {
  readonly entries: readonly BasketEntry[]
  readonly catalogue: Catalogue
  readonly rate: Rate
}

/**
 * Returns the garments of an order as a basket would take them today. One with a line that could not be booked today is
 * left out whole, so that nothing is added that differs from last time.
 */
export function orderAgain({ entries, catalogue, rate }: Ordered): OrderAgain {
  const derived = entries.map((entry) => ({
    entry,
    ...deriveEntries({ entries: [entry], catalogue, rate }),
  }))
  const offered = derived.flatMap(({ faults, entries: now }) => (faults.length === 0 ? now : []))
  return {
    price: subtotal(offered),
    entries: offered,
    left_out: derived
      .filter(({ faults }) => faults.length > 0)
      .map(({ entry: { item, itemCategory } }) => ({
        name: item.name,
        item_id: item.id,
        category_id: itemCategory.id,
      })),
  }
}
