import { describe, expect, test } from 'vitest'
import { anItem, aQuestion, aService } from '@darnley/testing/catalogue'
import {
  back,
  changeEarlier,
  initialState,
  next,
  type FlowEvent,
  type GuideContent,
  type WizardState,
} from './flow.ts'

const hem = aService('hem', {
  questions: [
    aQuestion('a'),
    aQuestion('b', { questionAnswerExclusion: ['a.yes'] }),
    aQuestion('c'),
  ],
  fittingChoices: [{ choice: 'measure', recommended: true }],
})
const guide: GuideContent = { measure: true, pin: true, match: true }
const answer = (optionId: string): FlowEvent => ({ type: 'answer-option', optionId })
const type: FlowEvent = { type: 'choose-service-type', serviceType: 'alteration' }

/** A booking that is complete but for the notes; its answer to `a` hides question `b`. */
const complete = [
  { type: 'choose-category', itemCategory: { id: 'trousers', name: 'Trousers' } } as const,
  { type: 'choose-item', item: anItem([hem]) } as const,
  { type: 'write', text: 'Blue' } as const,
  type,
  { type: 'choose-service', service: hem } as const,
  answer('a.yes'),
  answer('c.no'),
  { type: 'choose-fitting', choice: 'measure', guide } as const,
  { type: 'continue' } as const,
  { type: 'write', text: '76 cm' } as const,
].reduce<WizardState>(next, initialState)

function backTo(state: WizardState, place: string): WizardState {
  let walked = state
  for (const _ of state.history) if (placeOf(walked) !== place) walked = back(walked)
  return walked
}

function placeOf({ place: { step, questionId } }: WizardState): string {
  return questionId === null ? step : `${step} ${questionId}`
}

describe('after Back alone', () => {
  test('every later step is shown again, with its answer', () => {
    const again = next(backTo(complete, 'service-question a'), answer('a.yes'))
    expect(placeOf(again)).toBe('service-question c')
    expect(again.answers).toEqual(complete.answers)
  })
})

describe('when an earlier answer is changed', () => {
  const changing = backTo(changeEarlier(complete), 'service-question a')

  test('only a question that appears by it is asked, and then nothing more', () => {
    const asked = next(changing, answer('a.no'))
    expect(placeOf(asked)).toBe('service-question b')
    const answered = next(asked, answer('b.yes'))
    expect(placeOf(answered)).toBe('tailor-notes')
    expect(answered.passed).toBeNull()
    expect(answered.fittingDetails).toBe('76 cm')
  })

  test('an event that is not allowed changes nothing', () => {
    expect(next(changing, answer('elsewhere.yes'))).toBe(changing)
    expect(next(changing, { type: 'continue' })).toBe(changing)
  })

  test('the guide and the details are asked for if they were left by Back and another answer', () => {
    const left = next(backTo(complete, 'service-question c'), answer('c.yes'))
    expect(placeOf(left)).toBe('fitting-choice')
    const again = next(backTo(changeEarlier(left), 'service-type'), type)
    expect(placeOf(again)).toBe('fitting-guide')
    expect(placeOf(next(again, { type: 'continue' }))).toBe('fitting-details')
  })

  test('the other type of service asks for the service, although the one before is remembered', () => {
    const darn = aService('darn', { serviceType: 'repair' })
    const both = { ...changeEarlier(complete), item: anItem([hem, darn]) }
    const other = next(backTo(both, 'service-type'), { ...type, serviceType: 'repair' })
    expect(placeOf(other)).toBe('repair-list')
  })
})
