import { currentAnswer } from './current.ts'
import type { WizardState } from './state.ts'
import type { Step } from './steps.ts'

type TextField =
  | 'itemDescription'
  | 'repairLocation'
  | 'fittingDetails'
  | 'tailorNotes'
  | 'serviceRequest'

const fields: { readonly [S in Step]?: TextField } = {
  'item-description': 'itemDescription',
  'repair-location': 'repairLocation',
  'fitting-details': 'fittingDetails',
  'tailor-notes': 'tailorNotes',
  'dead-end': 'serviceRequest',
  'unavailable-service': 'serviceRequest',
}

/**
 * Keeps the text typed at a text step, or the option marked at a question, so that neither Back nor a reload loses it.
 * At a question with options the text is the option's id.
 */
export function draft(state: WizardState, text: string): WizardState {
  const { step, questionId } = state.place
  const field = fields[step]
  // The steps ahead followed from the old text, so it has to be submitted again.
  if (field) return { ...state, [field]: text, future: [] }
  if (questionId === null) return state
  return { ...state, marked: { ...state.marked, [questionId]: text }, future: [] }
}

/** Returns the draft of the current step; empty when there is none. */
export function draftOf(state: WizardState): string {
  const { step, questionId } = state.place
  const field = fields[step]
  if (field) return state[field]
  const given = currentAnswer(state)
  return state.marked[questionId ?? ''] ?? given?.answerId ?? given?.answer ?? ''
}
