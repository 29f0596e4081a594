import type { WizardState } from './state.ts'
import type { Step } from './steps.ts'

type TextField = 'itemDescription' | 'repairLocation' | 'fittingDetails' | 'tailorNotes'

const fields: { readonly [S in Step]?: TextField } = {
  'item-description': 'itemDescription',
  'repair-location': 'repairLocation',
  'fitting-details': 'fittingDetails',
  'tailor-notes': 'tailorNotes',
}

/** Keeps what is being typed at a text step, so that neither Back nor a reload loses it. */
export function draft(state: WizardState, text: string): WizardState {
  const field = fields[state.place.step]
  // What was ahead followed from the old text: it has to be sent on anew.
  return field ? { ...state, [field]: text, future: [] } : state
}

/** What is written so far at the current step. */
export function draftOf(state: WizardState): string {
  const field = fields[state.place.step]
  return field ? state[field] : ''
}
