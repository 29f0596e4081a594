import type { QuestionAnswerModifier } from '#src/contract/basket.ts'
import type { Item, Question, Service, Subservice } from '#src/contract/content.ts'
import { minor } from '#src/money/money.ts'
import { availableSubservices, keepAsked } from './questions.ts'
import { initialState, type CategoryChoice, type WizardState } from './state.ts'

/**
 * What a choice does to the choices after it: the same choice again keeps them, so that nobody is asked
 * twice after Back, and another one clears what no longer belongs.
 */
export function withCategory(state: WizardState, itemCategory: CategoryChoice): WizardState {
  const isSame = state.itemCategory?.id === itemCategory.id
  return isSame ? { ...state, itemCategory } : { ...withoutItem(state), itemCategory }
}

export function withItem(state: WizardState, item: Item): WizardState {
  const isSame = state.item?.id === item.id
  return isSame ? { ...state, item } : { ...withoutItem(state), item }
}

export function withService(state: WizardState, service: Service): WizardState {
  const isSame = state.service?.id === service.id
  if (!isSame) return { ...withoutService(state), service, serviceType: service.serviceType }
  return withAnswers({ ...state, service }, state.answers)
}

export function withSubservice(state: WizardState, subservice: Subservice): WizardState {
  const isSame = state.subservice?.id === subservice.id
  return { ...state, subservice, subserviceAnswers: isSame ? state.subserviceAnswers : [] }
}

/** Puts an answer in and drops those that it hides, the subservice included. */
export function withAnswer(state: WizardState, answer: QuestionAnswerModifier): WizardState {
  return withAnswers(state, replaced(state.answers, answer))
}

export function withSubserviceAnswer(
  state: WizardState,
  answer: QuestionAnswerModifier,
): WizardState {
  const given = replaced(state.subserviceAnswers, answer)
  const questions = state.subservice?.questions ?? []
  return { ...state, subserviceAnswers: keepAsked(questions, given, state.answers) }
}

export function optionAnswer(
  question: Question,
  optionId: string,
): QuestionAnswerModifier | undefined {
  const option = question.options.find(({ id }) => id === optionId)
  return (
    option && {
      questionId: question.id,
      question: question.question,
      answer: option.answer,
      answerId: option.id,
      priceModifier: option.priceModifier,
      tailorPointsModifier: option.tailorPointsModifier,
    }
  )
}

export function textAnswer(question: Question, text: string): QuestionAnswerModifier {
  return {
    questionId: question.id,
    question: question.question,
    answer: text.trim(),
    answerId: null,
    priceModifier: minor(0),
    tailorPointsModifier: 0,
  }
}

function withAnswers(state: WizardState, given: readonly QuestionAnswerModifier[]): WizardState {
  const { service, subservice } = state
  const answers = keepAsked(service?.questions ?? [], given)
  const kept = availableSubservices(service?.subservices ?? [], answers).find(
    ({ id }) => id === subservice?.id,
  )
  return {
    ...state,
    answers,
    subservice: kept ?? null,
    subserviceAnswers: keepAsked(kept?.questions ?? [], state.subserviceAnswers, answers),
  }
}

function replaced(
  answers: readonly QuestionAnswerModifier[],
  answer: QuestionAnswerModifier,
): QuestionAnswerModifier[] {
  return [...answers.filter(({ questionId }) => questionId !== answer.questionId), answer]
}

function withoutItem(state: WizardState): WizardState {
  return { ...withoutService(state), item: null, serviceType: null }
}

function withoutService(state: WizardState): WizardState {
  const { answers, subservice, subserviceAnswers, fittingChoice } = initialState
  const { fittingDetails, repairLocation, tailorNotes } = initialState
  return {
    ...state,
    service: null,
    ...{ answers, subservice, subserviceAnswers },
    ...{ fittingChoice, fittingDetails, repairLocation, tailorNotes },
  }
}
