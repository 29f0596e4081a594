import type { WizardState } from 'shared/flow'

/**
 * The item that the service is not offered on. Nobody knows it when the item itself was not listed: the
 * one in the state was then chosen earlier and left again with Back.
 */
export function itemNotServed({ item, history }: WizardState): string | null {
  return history.at(-1)?.step === 'item' ? null : (item?.name ?? null)
}
