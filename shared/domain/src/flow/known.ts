import { currentAnswer, currentQuestion, currentSubservices } from './current.ts'
import type { FlowEvent } from './events.ts'
import { isBlank } from './fitting.ts'
import type { WizardState } from './state.ts'
import type { Step } from './steps.ts'

type Known = (state: WizardState) => FlowEvent | null

const text =
  (field: 'itemDescription' | 'repairLocation' | 'fittingDetails'): Known =>
  (state) =>
    isBlank(state[field]) ? null : { type: 'write', text: state[field] }

const list: Known = ({ service }) => service && { type: 'choose-service', service }

const question: Known = (state) => {
  const answer = currentAnswer(state)
  if (!answer || !currentQuestion(state)) return null
  const { answerId } = answer
  return answerId === null
    ? { type: 'write', text: answer.answer }
    : { type: 'answer-option', optionId: answerId }
}

const known: { readonly [S in Step]?: Known } = {
  item: ({ item }) => item && { type: 'choose-item', item },
  'item-description': text('itemDescription'),
  'service-type': ({ serviceType }) => serviceType && { type: 'choose-service-type', serviceType },
  'repair-list': list,
  'alteration-list': list,
  'repair-location': text('repairLocation'),
  'service-question': question,
  subservice: (state) => {
    const chosen = currentSubservices(state).find(({ id }) => id === state.subservice?.id)
    return chosen ? { type: 'choose-subservice', subservice: chosen } : null
  },
  'subservice-question': question,
  'fitting-choice': ({ fittingChoice, guide }) =>
    fittingChoice && guide && { type: 'choose-fitting', choice: fittingChoice, guide },
  'fitting-guide': (state) => (wasPassed(state) ? { type: 'continue' } : null),
  'fitting-details': (state) => (wasPassed(state) ? text('fittingDetails')(state) : null),
}

/** Whether this step was passed already; another way of fitting has a guide and details of its own. */
function wasPassed({ passed, place }: WizardState): boolean {
  return passed?.some(({ step }) => step === place.step) ?? false
}

/** Returns the event that repeats the earlier choice at this step; null when it has to be asked. */
export function knownEvent(state: WizardState): FlowEvent | null {
  return known[state.place.step]?.(state) ?? null
}

/** Whether a step asks for something that could be known already; the last ones do not. */
export function isAsked(step: Step): boolean {
  return known[step] !== undefined
}
