import type { FittingChoice } from '@darnley/contract/basket'

const fittings: Readonly<Record<FittingChoice, string>> = {
  measure: 'your measurements',
  pin: 'pinned by you',
  match: 'matched to another item',
  pin_in_store: 'in person',
}

/** Returns a customer's words for a way of fitting. */
export function fittingName(choice: FittingChoice): string {
  return fittings[choice]
}
