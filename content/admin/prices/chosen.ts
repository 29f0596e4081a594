import { changedPrice, hundredths, type PriceRule } from '../../src/rules/price-change.ts'
import type { Change } from '../../src/prices/lines.ts'
import type { PriceOverview, ServicePrices } from '../../src/prices/overview.ts'

/** What is chosen in the form. */
export interface Choice {
  /** An id, or nothing for all. */
  readonly category: string
  readonly garment: string
  /** Ids of services that are not ticked. */
  readonly without: readonly string[]
  /** Whether prices of answers and options change too. */
  readonly extras: boolean
  readonly by: PriceRule['by']
  /** As typed: percent or pounds. */
  readonly value: string
  readonly step: number
}

export const nothingChosen: Choice = {
  ...{ category: '', garment: '', without: [], extras: false },
  ...{ by: 'percent', value: '', step: 50 },
}

/** Returns the services of the chosen category and garment, those that wait with a draft too. */
export function servicesOf(
  { garments, services }: PriceOverview,
  { category, garment }: Choice,
): ServicePrices[] {
  if (!category && !garment) return [...services]
  const offering = garments.filter(
    (each) => (!category || each.category === category) && (!garment || each.id === garment),
  )
  const offered = new Set(offering.flatMap((each) => each.services))
  return services.filter(({ id }) => offered.has(id))
}

/** Returns what a choice would change; nothing while no number is typed. */
export function changesOf(overview: PriceOverview, choice: Choice): Change[] {
  const value = hundredths(choice.value)
  if (value === null) return []
  const rule = { by: choice.by, value, step: choice.step }
  return servicesOf(overview, choice)
    .filter(({ id, waits }) => !waits && !choice.without.includes(id))
    .flatMap(({ lines }) => lines)
    .filter(({ kind }) => kind === 'service' || choice.extras)
    .map(({ id, price }) => ({
      ...{ id, field: 'price' as const },
      ...{ from: price, to: changedPrice(price, rule) },
    }))
    .filter(({ from, to }) => from !== to)
}

/** Returns the changes that take these back. */
export function reverseOf(changes: readonly Change[]): Change[] {
  return changes.map((change) => ({ ...change, from: change.to, to: change.from }) as Change)
}
