import fc from 'fast-check'
import type { Item } from '@darnley/contract/content'
import {
  currentQuestion,
  currentSubservices,
  fittingOptions,
  listedServices,
  type FlowEvent,
  type GuideContent,
  type WizardState,
} from '@darnley/domain/flow'
import { randomItem } from './random-catalogue.ts'

export type Choose = <Option>(options: readonly Option[]) => Option

/** An item with random services, a guide with some of its parts, and the choices of a user. */
export const walks = fc.record({
  item: randomItem,
  guide: fc.record({ measure: fc.boolean(), pin: fc.boolean(), match: fc.boolean() }),
  choices: fc.infiniteStream(fc.noBias(fc.nat())),
})
export interface Walk {
  readonly item: Item
  readonly guide: GuideContent
  readonly choose: Choose
}

export function chooserOf(choices: Iterator<number>): Choose {
  return (options) => {
    const option = options[Number(choices.next().value) % options.length]
    if (option === undefined) throw new Error('There was nothing to choose from')
    return option
  }
}

/** Returns the events that are possible at a step; one text stands for all texts. */
export function possibleEvents(
  state: WizardState,
  { item, guide }: { item: Item; guide: GuideContent },
): FlowEvent[] {
  switch (state.place.step) {
    case 'item-category':
      return [{ type: 'choose-category', itemCategory: { id: 'any', name: 'Any' } }]
    case 'item':
      return [{ type: 'choose-item', item }]
    case 'service-type':
      return (['alteration', 'repair'] as const).map((serviceType) => ({
        type: 'choose-service-type',
        serviceType,
      }))
    case 'alteration-list':
    case 'repair-list': {
      const { usual, upsizing } = listedServices(state)
      return [...usual, ...upsizing].map((service) => ({ type: 'choose-service', service }))
    }
    case 'subservice':
      return currentSubservices(state).map((subservice) => ({
        type: 'choose-subservice',
        subservice,
      }))
    case 'fitting-choice':
      return (state.service ? fittingOptions(state.service) : []).map(({ choice }) => ({
        type: 'choose-fitting',
        choice,
        guide,
      }))
    case 'service-question':
    case 'subservice-question':
      return answersTo(state)
    case 'fitting-guide':
    case 'expectations':
      return [{ type: 'continue' }]
    case 'tailor-notes':
      return [{ type: 'added' }]
    case 'item-description':
    case 'repair-location':
    case 'fitting-details':
      return [{ type: 'write', text: 'Left knee' }]
    default:
      return []
  }
}

export function randomEvent(state: WizardState, { choose, ...walk }: Walk): FlowEvent {
  const event = choose(possibleEvents(state, walk))
  return event.type === 'write'
    ? { ...event, text: choose(['Navy', 'Left knee', ' 76 cm ']) }
    : event
}

function answersTo(state: WizardState): FlowEvent[] {
  const question = currentQuestion(state)
  if (question?.questionType === 'text') return [{ type: 'write', text: 'Navy' }]
  return (question?.options ?? []).map(({ id }) => ({ type: 'answer-option', optionId: id }))
}
