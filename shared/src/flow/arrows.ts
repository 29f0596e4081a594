import type { FittingChoice } from '#src/contract/basket.ts'
import type { GuideContent } from './events.ts'
import { needsDetails } from './fitting.ts'
import { availableSubservices, keepAsked, questionAfter, type GivenAnswer } from './questions.ts'
import type { WizardState } from './state.ts'
import type { Step } from './steps.ts'

/** The same data at another step. */
export function at(step: Step, state: WizardState): WizardState {
  return { ...state, place: { step, questionId: null } }
}

/** If no services exist for the type, to the dead end. */
export function toServiceList(state: WizardState): WizardState {
  const { serviceType, item } = state
  const exists = item?.services.some((service) => service.serviceType === serviceType)
  if (!exists) return at('dead-end', state)
  return at(serviceType === 'repair' ? 'repair-list' : 'alteration-list', state)
}

/** To the first question of the service, else onwards as after the last one. */
export function toQuestions(state: WizardState): WizardState {
  return toNextQuestion(state, null)
}

/** To the next question, else to the subservices that remain available, else onwards. */
export function toNextQuestion(state: WizardState, previousId: string | null): WizardState {
  const { service, answers } = state
  if (!service) return state
  const earlier = upTo(previousId, keepAsked(service.questions, answers))
  const question = questionAfter(service.questions, previousId, earlier)
  if (question) return { ...state, place: { step: 'service-question', questionId: question.id } }
  const remaining = availableSubservices(service.subservices, answers)
  return remaining.length > 0 ? at('subservice', state) : toFitting(state)
}

/** To the next question of the subservice, else onwards. */
export function toNextSubserviceQuestion(
  state: WizardState,
  previousId: string | null,
): WizardState {
  const questions = state.subservice?.questions ?? []
  const own = upTo(previousId, state.subserviceAnswers)
  const question = questionAfter(questions, previousId, [...state.answers, ...own])
  return question
    ? { ...state, place: { step: 'subservice-question', questionId: question.id } }
    : toFitting(state)
}

/** An alteration is fitted; a repair goes to the tailor's notes. */
export function toFitting(state: WizardState): WizardState {
  return at(state.service?.serviceType === 'alteration' ? 'fitting-choice' : 'tailor-notes', state)
}

/** To the guide if the service has one for this choice; in person never has. */
export function toFittingGuide(state: WizardState, guide: GuideContent): WizardState {
  const choice: FittingChoice | null = state.fittingChoice
  const hasGuide = choice !== null && choice !== 'pin_in_store' && guide[choice]
  return hasGuide ? at('fitting-guide', state) : toFittingDetails(state)
}

/** Match and measure are described; pin and in person go on to the tailor's notes. */
export function toFittingDetails(state: WizardState): WizardState {
  return at(needsDetails(state.fittingChoice) ? 'fitting-details' : 'tailor-notes', state)
}

/** To the expectations if the service has any to tell, else to add more. */
export function toExpectations(state: WizardState): WizardState {
  const expectations = state.service?.expectations
  const hasAny = expectations && (expectations.keyInfo || expectations.exampleImages.length > 0)
  return at(hasAny ? 'expectations' : 'add-more', state)
}

/** What was answered before the next question is looked for: later answers may still be there after Back. */
function upTo<Answer extends GivenAnswer>(
  questionId: string | null,
  answers: readonly Answer[],
): Answer[] {
  return answers.slice(0, answers.findIndex((answer) => answer.questionId === questionId) + 1)
}
