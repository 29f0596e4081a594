import {
  at,
  toExpectations,
  toFittingDetails,
  toFittingGuide,
  toNextQuestion,
  toNextSubserviceQuestion,
  toQuestions,
  toServiceList,
} from './arrows.ts'
import {
  optionAnswer,
  textAnswer,
  withAnswer,
  withCategory,
  withItem,
  withService,
  withSubservice,
  withSubserviceAnswer,
} from './choices.ts'
import { currentQuestion } from './current.ts'
import type { EventOf, EventType } from './events.ts'
import { fittingOptions, isBlank } from './fitting.ts'
import { initialState, type WizardState } from './state.ts'
import type { Step } from './steps.ts'

/** Where an event leads; null when it may not happen in this state. */
type Arrow<Type extends EventType> = (
  state: WizardState,
  event: EventOf<Type>,
) => WizardState | null

type Table = {
  readonly [S in Step]: { readonly [Type in EventType]?: Arrow<Type> }
}

const chooseService: Arrow<'choose-service'> = (state, { service }) => {
  const chosen = withService(state, service)
  if (service.deadEnd) return at('dead-end', chosen)
  return service.serviceType === 'repair' ? at('repair-location', chosen) : toQuestions(chosen)
}

const notListed: Arrow<'not-listed'> = (state) => at('unavailable-service', state)

/** Section 4.1, arrow by arrow: step > what a person does there > where that leads. */
export const table: Table = {
  'item-category': {
    'choose-category': (state, { itemCategory }) => at('item', withCategory(state, itemCategory)),
  },
  item: {
    'choose-item': (state, { item }) => at('item-description', withItem(state, item)),
    'not-listed': notListed,
  },
  'item-description': {
    write: (state, { text }) =>
      isBlank(text) ? null : at('service-type', { ...state, itemDescription: text }),
  },
  'service-type': {
    'choose-service-type': (state, { serviceType }) => toServiceList({ ...state, serviceType }),
  },
  'alteration-list': { 'choose-service': chooseService, 'not-listed': notListed },
  'repair-list': { 'choose-service': chooseService, 'not-listed': notListed },
  'repair-location': {
    write: (state, { text }) =>
      isBlank(text) ? null : toQuestions({ ...state, repairLocation: text }),
  },
  'service-question': {
    'answer-option': (state, { optionId }) => answerQuestion(state, { optionId }),
    write: (state, { text }) => answerQuestion(state, { text }),
  },
  subservice: {
    'choose-subservice': (state, { subservice }) => {
      const chosen = withSubservice(state, subservice)
      return subservice.deadEnd ? at('dead-end', chosen) : toNextSubserviceQuestion(chosen, null)
    },
  },
  'subservice-question': {
    'answer-option': (state, { optionId }) => answerSubserviceQuestion(state, { optionId }),
    write: (state, { text }) => answerSubserviceQuestion(state, { text }),
  },
  'fitting-choice': {
    'choose-fitting': (state, { choice, guide }) =>
      isOffered(state, choice) ? toFittingGuide({ ...state, fittingChoice: choice }, guide) : null,
  },
  'fitting-guide': { continue: (state) => toFittingDetails(state) },
  'fitting-details': {
    write: (state, { text }) =>
      isBlank(text) ? null : at('tailor-notes', { ...state, fittingDetails: text }),
  },
  'tailor-notes': {
    added: (state) => fresh(toExpectations(state)),
  },
  expectations: { continue: (state) => fresh(at('add-more', state)) },
  'add-more': { 'new-item': () => initialState },
  'dead-end': {},
  'unavailable-service': {},
}

type GivenNow = { readonly optionId: string } | { readonly text: string }

function answerQuestion(state: WizardState, given: GivenNow): WizardState | null {
  const answer = answerTo(state, given)
  return answer ? toNextQuestion(withAnswer(state, answer), answer.questionId) : null
}

function answerSubserviceQuestion(state: WizardState, given: GivenNow): WizardState | null {
  const answer = answerTo(state, given)
  if (!answer) return null
  return toNextSubserviceQuestion(withSubserviceAnswer(state, answer), answer.questionId)
}

/** A radio answer or a non-empty text answer, whichever the question asks for. */
function answerTo(state: WizardState, given: GivenNow): ReturnType<typeof optionAnswer> {
  const question = currentQuestion(state)
  if (!question) return undefined
  if ('optionId' in given) return optionAnswer(question, given.optionId)
  const isText = question.questionType === 'text' && !isBlank(given.text)
  return isText ? textAnswer(question, given.text) : undefined
}

function isOffered(state: WizardState, choice: string): boolean {
  return state.service !== null && fittingOptions(state.service).some((o) => o.choice === choice)
}

/** What lies in the basket can't be walked back into. */
function fresh(state: WizardState): WizardState {
  return { ...state, history: [] }
}
