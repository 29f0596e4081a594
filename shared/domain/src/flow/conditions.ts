import type { Question } from '@darnley/contract/content'
import { hasText } from '#src/rich-text/nodes.ts'
import { currentSubservices } from './current.ts'
import { needsDetails } from './fitting.ts'
import { questionAfter, type GivenAnswer } from './questions.ts'
import type { WizardState } from './state.ts'

/** The conditions that an arrow of the table may depend on, worded as the diagram shows them. */
export const conditions = {
  'no such service exists': ({ item, serviceType }: WizardState) =>
    !item?.services.some((service) => service.serviceType === serviceType),
  'repair is chosen': ({ serviceType }: WizardState) => serviceType === 'repair',
  'the service is a dead end': ({ service }: WizardState) => service?.deadEnd === true,
  'a question is left': (state: WizardState) => nextQuestion(state) !== undefined,
  'every available subservice is a dead end': (state: WizardState) => {
    const subservices = currentSubservices(state)
    return subservices.length > 0 && subservices.every(({ deadEnd }) => deadEnd)
  },
  'subservices are available': (state: WizardState) => currentSubservices(state).length > 0,
  'it is an alteration': ({ service }: WizardState) => service?.serviceType === 'alteration',
  'the subservice is a dead end': ({ subservice }: WizardState) => subservice?.deadEnd === true,
  'a question of the subservice is left': (state: WizardState) =>
    nextSubserviceQuestion(state) !== undefined,
  'the guide tells how': ({ fittingChoice, guide }: WizardState) =>
    fittingChoice !== null && guide?.[fittingChoice] === true,
  'it has to be described': ({ fittingChoice }: WizardState) => needsDetails(fittingChoice),
  'there are expectations': ({ service }: WizardState) => {
    const { keyInfo, exampleImages } = service?.expectations ?? {}
    return hasText(keyInfo) || (exampleImages ?? []).length > 0
  },
} satisfies Record<string, (state: WizardState) => boolean>

export type Condition = keyof typeof conditions

/** Returns the question after the current one, or the service's first. */
export function nextQuestion({ service, answers, place }: WizardState): Question | undefined {
  if (!service) return undefined
  const earlier = upTo(place.questionId, answers)
  return questionAfter(service.questions, place.questionId, earlier)
}

export function nextSubserviceQuestion(state: WizardState): Question | undefined {
  const { subservice, answers, subserviceAnswers, place } = state
  const earlier = [...answers, ...upTo(place.questionId, subserviceAnswers)]
  return questionAfter(subservice?.questions ?? [], place.questionId, earlier)
}

/** Returns the answers before the next question: after Back, later answers may still be stored. */
function upTo<Answer extends GivenAnswer>(
  questionId: string | null,
  answers: readonly Answer[],
): Answer[] {
  return answers.slice(0, answers.findIndex((answer) => answer.questionId === questionId) + 1)
}
