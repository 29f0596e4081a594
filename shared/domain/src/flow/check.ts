import type { QuestionAnswerModifier, ServiceDetails } from '@darnley/contract/basket'
import type { Item, Question, Service } from '@darnley/contract/content'
import { isBlank, needsDetails } from './fitting.ts'
import { availableSubservices, questionAfter, type GivenAnswer } from './questions.ts'

export interface FlowFault {
  /** Location in the service details, for instance `['questionAnswerModifiers', 1, 'answerId']`. */
  readonly path: (string | number)[]
  readonly message: string
}

export interface ServiceDetailsCheck {
  readonly item: Item
  /** The service of the catalogue that the details name. */
  readonly service: Service
  readonly details: ServiceDetails
}

/**
 * Returns every fault that the booking flow could not have produced; empty for valid details. Ignores names, prices
 * and pictures, which the api writes from the catalogue.
 */
export function checkServiceDetails(check: ServiceDetailsCheck): FlowFault[] {
  return [
    ...checkService(check),
    ...checkAnswers(check.service.questions, check.details.questionAnswerModifiers, []),
    ...checkSubservice(check),
    ...checkFitting(check),
    ...checkRepairLocation(check),
  ]
}

function checkService({ item, service, details }: ServiceDetailsCheck): FlowFault[] {
  const path = ['service', 'id']
  if (details.service.id !== service.id) return [{ path, message: 'Names another service' }]
  if (!item.services.some(({ id }) => id === service.id))
    return [{ path, message: 'This service is not offered for this item' }]
  return service.deadEnd ? [{ path, message: 'This service can not be booked' }] : []
}

/** The answers must match the questions that were asked, in their order, with none left over. */
function checkAnswers(
  questions: readonly Question[],
  answers: readonly QuestionAnswerModifier[],
  earlier: readonly GivenAnswer[],
): FlowFault[] {
  let asked = questionAfter(questions, null, earlier)
  for (const [index, answer] of answers.entries()) {
    if (answer.questionId !== asked?.id)
      return [{ path: [index, 'questionId'], message: 'This question is not asked here' }].map(
        inAnswers,
      )
    const faults = checkAnswer(asked, answer)
    if (faults.length > 0)
      return faults.map(({ path, message }) => inAnswers({ path: [index, ...path], message }))
    asked = questionAfter(questions, asked.id, [...earlier, ...answers.slice(0, index + 1)])
  }
  return asked ? [inAnswers({ path: [], message: `No answer to '${asked.question}'` })] : []
}

function inAnswers({ path, message }: FlowFault): FlowFault {
  return { path: ['questionAnswerModifiers', ...path], message }
}

function checkAnswer(question: Question, answer: QuestionAnswerModifier): FlowFault[] {
  if (question.questionType === 'radio') {
    const isOffered = question.options.some(({ id }) => id === answer.answerId)
    return isOffered ? [] : [{ path: ['answerId'], message: 'This answer is not offered' }]
  }
  if (answer.answerId !== null)
    return [{ path: ['answerId'], message: 'A text answer has no answer id' }]
  return isBlank(answer.answer) ? [{ path: ['answer'], message: 'The answer is empty' }] : []
}

function checkSubservice({ service, details }: ServiceDetailsCheck): FlowFault[] {
  const answers = details.questionAnswerModifiers
  const available = availableSubservices(service.subservices, answers)
  const path = ['subserviceDetails']
  if (!details.subserviceDetails)
    return available.length > 0 ? [{ path, message: 'No choice was made' }] : []
  const { subservice, questionAnswerModifiers } = details.subserviceDetails
  const chosen = available.find(({ id }) => id === subservice.id)
  if (!chosen)
    return [{ path: [...path, 'subservice', 'id'], message: 'This choice is not offered' }]
  if (chosen.deadEnd)
    return [{ path: [...path, 'subservice', 'id'], message: 'This choice can not be booked' }]
  return checkAnswers(chosen.questions, questionAnswerModifiers, answers).map((fault) => ({
    path: [...path, ...fault.path],
    message: fault.message,
  }))
}

function checkFitting({ service, details }: ServiceDetailsCheck): FlowFault[] {
  const { fittingChoice, fittingDetails } = details
  const path = ['fittingChoice']
  if (service.serviceType === 'repair' && fittingChoice !== null)
    return [{ path, message: 'A repair is not fitted' }]
  if (service.serviceType === 'alteration' && fittingChoice === null)
    return [{ path, message: 'No way of fitting was chosen' }]
  const allowed = ['pin_in_store', ...service.fittingChoices.map(({ choice }) => choice)]
  if (fittingChoice !== null && !allowed.includes(fittingChoice))
    return [{ path, message: 'This way of fitting is not offered for this service' }]
  const isNeeded = needsDetails(fittingChoice)
  if (isNeeded && isBlank(fittingDetails))
    return [{ path: ['fittingDetails'], message: 'The fitting details are empty' }]
  return !isNeeded && fittingDetails !== null
    ? [{ path: ['fittingDetails'], message: 'This way of fitting has no details' }]
    : []
}

function checkRepairLocation({ service, details }: ServiceDetailsCheck): FlowFault[] {
  const path = ['repairLocation']
  if (service.serviceType === 'alteration')
    return details.repairLocation === null
      ? []
      : [{ path, message: 'An alteration has no repair location' }]
  return isBlank(details.repairLocation) ? [{ path, message: 'The repair location is empty' }] : []
}
