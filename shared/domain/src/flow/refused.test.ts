import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { QuestionAnswerModifier, ServiceDetails } from '@darnley/contract/basket'
import type { Item, Service } from '@darnley/contract/content'
import { chooserOf, randomEvent, walks, type Choose, type Walk } from '@darnley/testing/random-walk'
import {
  checkServiceDetails,
  currentSubservices,
  initialState,
  next,
  toServiceDetails,
  type FlowEvent,
  type WizardState,
} from './flow.ts'

const id = '5f0c1f0e-6f2b-4c5e-9d0e-0a3f6a2a9b10'

test('a line is refused if and only if no walk through the flow produces it', () => {
  fc.assert(
    fc.property(walks, ({ choices, ...given }) => {
      const walk = { ...given, choose: chooserOf(choices) }
      const line = randomLine(walk)
      if (!line) return
      const details = spoilt(line.details, walk)
      const faults = checkServiceDetails({ item: walk.item, service: line.service, details })
      expect(faults.length > 0).toBe(!canBeMade(details, { ...line, item: walk.item }))
    }),
    { numRuns: 1500 },
  )
})

interface Line {
  readonly service: Service
  readonly details: ServiceDetails
}

function randomLine(walk: Walk): Line | undefined {
  let state = initialState
  while (state.place.step !== 'tailor-notes' && state.place.step !== 'dead-end')
    state = next(state, randomEvent(state, walk))
  const details = toServiceDetails(state, id)
  return details && state.service ? { service: state.service, details } : undefined
}

/** Omits, duplicates, moves or invents a part of the line; sometimes changes nothing. */
function spoilt(details: ServiceDetails, { item, choose }: Walk): ServiceDetails {
  const { questionAnswerModifiers: answers, subserviceDetails } = details
  const other = choose(item.services)
  const [subservice] = other.subservices
  return choose<() => ServiceDetails>([
    () => details,
    () => ({ ...details, questionAnswerModifiers: spoiltAnswers(answers, choose) }),
    () => ({
      ...details,
      subserviceDetails: subserviceDetails && {
        ...subserviceDetails,
        questionAnswerModifiers: spoiltAnswers(subserviceDetails.questionAnswerModifiers, choose),
      },
    }),
    () => ({ ...details, subserviceDetails: null }),
    () => ({
      ...details,
      subserviceDetails: subservice ? { subservice, questionAnswerModifiers: [] } : null,
    }),
    () => ({
      ...details,
      fittingChoice: choose(['measure', 'pin', 'match', 'pin_in_store', null]),
    }),
    () => ({ ...details, fittingDetails: choose([null, ' ', '76 cm']) }),
    () => ({ ...details, repairLocation: choose([null, ' ', 'Left knee']) }),
  ])()
}

function spoiltAnswers(
  answers: readonly QuestionAnswerModifier[],
  choose: Choose,
): QuestionAnswerModifier[] {
  return choose<() => QuestionAnswerModifier[]>([
    () => answers.slice(1),
    () => answers.slice(0, -1),
    () => answers.toReversed(),
    () => [...answers, ...answers.slice(0, 1)],
    () => answers.map((answer) => ({ ...answer, answerId: 'made-up' })),
    () => answers.map((answer) => ({ ...answer, answer: ' ', answerId: null })),
  ])()
}

/** Whether walking the wizard's table with these answers produces this line. */
function canBeMade(details: ServiceDetails, { item, service }: Line & { item: Item }): boolean {
  const { serviceType } = service
  const start: FlowEvent[] = [
    { type: 'choose-category', itemCategory: { id: 'any', name: 'Any' } },
    { type: 'choose-item', item },
    { type: 'write', text: 'Navy' },
    { type: 'choose-service-type', serviceType },
    { type: 'choose-service', service },
  ]
  let state = start.reduce(next, initialState)
  for (let moves = 0; moves < 100 && state.place.step !== 'tailor-notes'; moves += 1) {
    const event = eventOf(details, state)
    const after = event ? next(state, event) : state
    if (after === state) return false
    state = after
  }
  const made = toServiceDetails(state, details.id)
  return JSON.stringify(made && essence(made)) === JSON.stringify(essence(details))
}

/** Returns the event that the line implies at this step. */
function eventOf(details: ServiceDetails, state: WizardState): FlowEvent | undefined {
  const { step, questionId } = state.place
  const sub = details.subserviceDetails
  switch (step) {
    case 'repair-location':
      return { type: 'write', text: details.repairLocation ?? '' }
    case 'fitting-details':
      return { type: 'write', text: details.fittingDetails ?? '' }
    case 'fitting-choice':
      return details.fittingChoice
        ? {
            type: 'choose-fitting',
            choice: details.fittingChoice,
            guide: { measure: false, pin: false, match: false },
          }
        : undefined
    case 'subservice': {
      const chosen = currentSubservices(state).find((each) => each.id === sub?.subservice.id)
      return chosen && { type: 'choose-subservice', subservice: chosen }
    }
    case 'service-question':
      return answerEvent(details.questionAnswerModifiers, questionId)
    case 'subservice-question':
      return answerEvent(sub?.questionAnswerModifiers ?? [], questionId)
    default:
      return undefined
  }
}

function answerEvent(
  answers: readonly QuestionAnswerModifier[],
  questionId: string | null,
): FlowEvent | undefined {
  const answer = answers.find((each) => each.questionId === questionId)
  if (!answer) return undefined
  return answer.answerId === null
    ? { type: 'write', text: answer.answer }
    : { type: 'answer-option', optionId: answer.answerId }
}

function essence(details: ServiceDetails): unknown[] {
  const sub = details.subserviceDetails
  const short = (answers: readonly QuestionAnswerModifier[]): unknown[] =>
    answers.map(({ questionId, answerId }) => [questionId, answerId])
  return [
    short(details.questionAnswerModifiers),
    sub && [sub.subservice.id, short(sub.questionAnswerModifiers)],
    [details.fittingChoice, details.fittingDetails, details.repairLocation],
  ]
}
