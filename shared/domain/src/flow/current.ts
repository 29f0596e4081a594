import type { QuestionAnswerModifier } from '@darnley/contract/basket'
import type { Question, Service, Subservice } from '@darnley/contract/content'
import { availableSubservices, isHidden } from './questions.ts'
import type { WizardState } from './state.ts'

/** Returns the question that is being asked; undefined when the catalogue no longer has it ('Unknown question'). */
export function currentQuestion(state: WizardState): Question | undefined {
  const { service, subservice, place } = state
  const asked = place.step === 'subservice-question' ? subservice : service
  return asked?.questions.find(({ id }) => id === place.questionId)
}

/** Returns the answer given to the current question earlier, to be shown after Back. */
export function currentAnswer(state: WizardState): QuestionAnswerModifier | undefined {
  const { place, answers, subserviceAnswers } = state
  const given = place.step === 'subservice-question' ? subserviceAnswers : answers
  return given.find(({ questionId }) => questionId === place.questionId)
}

export interface QuestionPosition {
  /** Counted from 1. */
  readonly number: number
  readonly total: number
}

/**
 * Returns which of its service's or subservice's questions is being asked. The total counts what would be asked by the
 * answers so far; null where no question is asked.
 */
export function questionPosition(state: WizardState): QuestionPosition | null {
  const { service, subservice, place, answers, subserviceAnswers } = state
  const isOfSubservice = place.step === 'subservice-question'
  const questions = (isOfSubservice ? subservice : service)?.questions ?? []
  const given = isOfSubservice ? [...answers, ...subserviceAnswers] : answers
  const asked = questions.filter((question) => !isHidden(question, given))
  const index = asked.findIndex(({ id }) => id === place.questionId)
  return index === -1 ? null : { number: index + 1, total: asked.length }
}

export function currentSubservices(state: WizardState): Subservice[] {
  return availableSubservices(state.service?.subservices ?? [], state.answers)
}

/** Returns the services of the list steps, upsizing ones as a group of their own. */
export function listedServices(state: WizardState): { usual: Service[]; upsizing: Service[] } {
  const services = (state.item?.services ?? []).filter(
    ({ serviceType }) => serviceType === state.serviceType,
  )
  return {
    usual: services.filter(({ upsizing }) => !upsizing),
    upsizing: services.filter(({ upsizing }) => upsizing),
  }
}
