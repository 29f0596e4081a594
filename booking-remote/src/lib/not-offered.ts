import type { WizardState } from 'shared/flow'

/**
 * The item that the service is not offered on. Nobody knows it when the item itself was not listed: the
 * one in the state was then chosen earlier and left again.
 */
export function itemNotServed({ item, history }: WizardState): string | null {
  const before = history.at(-1)?.step
  return before === 'item' || before === 'item-category' ? null : (item?.name ?? null)
}
