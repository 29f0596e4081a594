import type { QuestionAnswerModifier } from '@darnley/contract/basket'
import type { Item, Question, Service, Subservice } from '@darnley/contract/content'
import type { EventOf } from './events.ts'
import { availableSubservices, keepAsked, optionAnswer } from './questions.ts'
import { initialState, type CategoryChoice, type WizardState } from './state.ts'

/**
 * How a choice affects later choices: those that still apply are kept, so that they are not asked again (U4), and the
 * others are cleared.
 */
export function withCategory(state: WizardState, itemCategory: CategoryChoice): WizardState {
  const isSame = state.itemCategory?.id === itemCategory.id
  return { ...state, itemCategory, item: isSame ? state.item : null }
}

/** Keeps the service if this item has it too, with this item's current catalogue data. */
export function withItem(state: WizardState, item: Item): WizardState {
  const service = item.services.find(({ id }) => id === state.service?.id)
  if (service) return withService({ ...state, item }, service)
  const hasType = item.services.some(({ serviceType }) => serviceType === state.serviceType)
  return { ...withoutService(state), item, serviceType: hasType ? state.serviceType : null }
}

/** Jumps to a search result: with a service, only what is still unknown is asked. */
export function withFound(
  state: WizardState,
  { itemCategory, item, service }: Omit<EventOf<'find'>, 'type'>,
): WizardState {
  const found = withItem(withCategory(state, itemCategory), item)
  return service ? { ...withService(found, service), passed: [] } : found
}

export function withServiceType(
  state: WizardState,
  serviceType: Service['serviceType'],
): WizardState {
  const isSame = state.service?.serviceType === serviceType
  return { ...(isSame ? state : withoutService(state)), serviceType }
}

export function withService(state: WizardState, service: Service): WizardState {
  const { id, serviceType } = service
  // The catalogue may have turned an alteration into a repair, which is located and not fitted.
  const isSame = state.service?.id === id && state.serviceType === serviceType
  const chosen = { ...(isSame ? state : withoutService(state)), service }
  return stillOffered({ ...chosen, serviceType })
}

export function withSubservice(state: WizardState, subservice: Subservice): WizardState {
  const isSame = state.subservice?.id === subservice.id
  return { ...state, subservice, subserviceAnswers: isSame ? state.subserviceAnswers : [] }
}

/** Adds an answer and drops the choices that it hides, including the subservice. */
export function withAnswer(state: WizardState, answer: QuestionAnswerModifier): WizardState {
  return stillOffered({ ...state, answers: replaced(state.answers, answer) })
}

export function withSubserviceAnswer(
  state: WizardState,
  answer: QuestionAnswerModifier,
): WizardState {
  return stillOffered({ ...state, subserviceAnswers: replaced(state.subserviceAnswers, answer) })
}

/** Another way of fitting has its own guide and details, which have not been shown yet. */
export function withFitting(
  state: WizardState,
  { choice, guide }: Omit<EventOf<'choose-fitting'>, 'type'>,
): WizardState {
  const isSame = state.fittingChoice === choice
  const passed = isSame ? state.passed : state.passed && []
  return { ...state, fittingChoice: choice, guide, passed }
}

/** Drops answers and a subservice that the service does not have, or that an answer hides. */
function stillOffered(state: WizardState): WizardState {
  const { service, subservice } = state
  if (!service) return state
  const answers = stillAsked(service.questions, state.answers)
  const kept = availableSubservices(service.subservices, answers).find(
    ({ id }) => id === subservice?.id,
  )
  return {
    ...state,
    answers,
    subservice: kept ?? null,
    subserviceAnswers: kept ? stillAsked(kept.questions, state.subserviceAnswers, answers) : [],
  }
}

/** Returns the answers that still apply, at current prices. */
function stillAsked(
  questions: readonly Question[],
  given: readonly QuestionAnswerModifier[],
  earlier?: readonly QuestionAnswerModifier[],
): QuestionAnswerModifier[] {
  const current = given
    .map((answer) => refreshedAnswer(questions, answer))
    .filter((answer) => answer !== undefined)
  return keepAsked(questions, current, earlier)
}

/** Returns the answer at its current price; undefined when its question or option no longer exists. */
function refreshedAnswer(
  questions: readonly Question[],
  answer: QuestionAnswerModifier,
): QuestionAnswerModifier | undefined {
  const question = questions.find(({ id }) => id === answer.questionId)
  if (answer.answerId !== null) return question && optionAnswer(question, answer.answerId)
  return question?.questionType === 'text' ? answer : undefined
}

function replaced(
  answers: readonly QuestionAnswerModifier[],
  answer: QuestionAnswerModifier,
): QuestionAnswerModifier[] {
  return [...answers.filter(({ questionId }) => questionId !== answer.questionId), answer]
}

function withoutService(state: WizardState): WizardState {
  const { answers, subservice, subserviceAnswers, marked, fittingChoice } = initialState
  const { guide, fittingDetails, repairLocation, tailorNotes } = initialState
  return {
    ...state,
    service: null,
    ...{ answers, subservice, subserviceAnswers, marked },
    ...{ fittingChoice, guide, fittingDetails, repairLocation, tailorNotes },
  }
}
