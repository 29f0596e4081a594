import type { Minor } from '#src/money/money.ts'
import { linePrice } from '#src/pricing/pricing.ts'
import type { WizardState } from './state.ts'
import { next } from './walk.ts'

/** Returns the price so far; null while no service is chosen. */
export function priceSoFar(state: WizardState): Minor | null {
  const { service, subservice, answers, subserviceAnswers } = state
  if (!service) return null
  const subserviceDetails = subservice && {
    subservice,
    questionAnswerModifiers: subserviceAnswers,
  }
  return linePrice({ service, questionAnswerModifiers: answers, subserviceDetails })
}

/** Returns the price including an option that is marked but not submitted yet. */
export function priceWithOption(state: WizardState, optionId: string | null): Minor | null {
  const asked = { ...state, passed: null }
  return priceSoFar(optionId ? next(asked, { type: 'answer-option', optionId }) : asked)
}
