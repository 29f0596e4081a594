import type { WizardState } from '@darnley/domain/flow'

/**
 * Returns the item that the service is not offered for. Null when the item itself was not listed: the one in the state
 * was then chosen and left earlier.
 */
export function itemNotServed({ item, history }: WizardState): string | null {
  const before = history.at(-1)?.step
  return before === 'item' || before === 'item-category' ? null : (item?.name ?? null)
}
