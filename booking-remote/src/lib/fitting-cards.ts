import type { FittingChoice } from 'shared/contract/basket'

interface FittingCard {
  readonly name: string
  readonly caption: string
}

/** How each way of fitting is offered (section 2.2). */
export const fittingCards = {
  measure: { name: 'Measure', caption: 'You need a measuring tape' },
  pin: { name: 'Pin', caption: 'You need a helper and pins' },
  match: { name: 'Match to another item', caption: 'Send us one that fits' },
  pin_in_store: { name: 'In-person fitting', caption: 'With our tailors in London' },
} as const satisfies Record<FittingChoice, FittingCard>
