import { next, toServiceDetails, type WizardState } from 'shared/flow'
import type { Minor } from 'shared/money'
import { linePrice } from 'shared/pricing'

/** What the choice costs so far; null while no service is chosen. */
export function priceSoFar(state: WizardState): Minor | null {
  const details = toServiceDetails(state, '')
  return details && linePrice(details)
}

/** What it would cost with an option that is marked but not sent yet. */
export function priceWithOption(state: WizardState, optionId: string | null): Minor | null {
  return priceSoFar(optionId ? next(state, { type: 'answer-option', optionId }) : state)
}
