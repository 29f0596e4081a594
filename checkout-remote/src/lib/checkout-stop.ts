import type { Basket } from '@darnley/contract/basket'

/** What must be resolved before the basket can be ordered: the api refuses it until then (F27, F31). */
export type CheckoutStop = 'withdrawn' | 'repriced'

export function checkoutStop({ withdrawn, repriced }: Basket): CheckoutStop | null {
  if (withdrawn) return 'withdrawn'
  return repriced ? 'repriced' : null
}

/** Shown in place of the button. */
export const stopReasons: Readonly<Record<CheckoutStop, string>> = {
  withdrawn: 'Please remove what is no longer offered first.',
  repriced: 'A price has changed. Please agree to it first.',
}
