import { describe, expect, test } from 'vitest'
import type { Question, Service } from '@darnley/contract/content'
import { minor } from '#src/money/money.ts'
import { anItem, anOption, aQuestion, aService, aSubservice } from '@darnley/testing/catalogue'
import { initialState, next, withItem, type FlowEvent, type WizardState } from './flow.ts'

const colour = aQuestion('colour', { questionType: 'text', options: [] })
const lined = aSubservice('lined', { questions: [aQuestion('lining'), colour] })
const hem = aService('hem', { questions: [aQuestion('finish'), colour], subservices: [lined] })
const darn = aService('darn', { serviceType: 'repair' })
const trousers = { id: 'trousers', name: 'Trousers' }
const jeans = anItem([hem, darn])

/** A booking that has reached the fitting, with every question answered and one more marked. */
const booked: WizardState = {
  ...walk(
    { type: 'choose-category', itemCategory: trousers },
    { type: 'choose-item', item: jeans },
    { type: 'write', text: 'Blue' },
    { type: 'choose-service-type', serviceType: 'alteration' },
    { type: 'choose-service', service: hem },
    { type: 'answer-option', optionId: 'finish.yes' },
    { type: 'write', text: 'Navy' },
    { type: 'choose-subservice', subservice: lined },
    { type: 'answer-option', optionId: 'lining.no' },
    { type: 'write', text: 'Red' },
  ),
  ...{ fittingChoice: 'pin', guide: { measure: true, pin: true, match: true } },
  ...{ fittingDetails: '76 cm', tailorNotes: 'Mind the seam', marked: { finish: 'finish.no' } },
}
const { answers, subservice, subserviceAnswers, marked } = initialState
const { fittingChoice, guide, fittingDetails, repairLocation, tailorNotes } = initialState
const nothing = {
  ...{ answers, subservice, subserviceAnswers, marked },
  ...{ fittingChoice, guide, fittingDetails, repairLocation, tailorNotes },
}

function walk(...events: FlowEvent[]): WizardState {
  return events.reduce(next, initialState)
}

/** The same booking at another step, where the event is sent. */
function sentAt(step: WizardState['place']['step'], event: FlowEvent): WizardState {
  return next({ ...booked, place: { step, questionId: null } }, event)
}

function given(state: WizardState): unknown {
  return [state.answers, state.subserviceAnswers].map((all) =>
    all.map(({ questionId, answer }) => [questionId, answer]),
  )
}

test('the booking of these tests holds two answers of the service and two of the subservice', () => {
  expect(booked.place.step).toBe('fitting-choice')
  expect(given(booked)).toEqual([
    [
      ['finish', 'Answer finish.yes'],
      ['colour', 'Navy'],
    ],
    [
      ['lining', 'Answer lining.no'],
      ['colour', 'Red'],
    ],
  ])
})

describe('choosing the same again keeps everything', () => {
  test.each<[WizardState['place']['step'], FlowEvent]>([
    ['item-category', { type: 'choose-category', itemCategory: trousers }],
    ['item', { type: 'choose-item', item: jeans }],
    ['service-type', { type: 'choose-service-type', serviceType: 'alteration' }],
    ['alteration-list', { type: 'choose-service', service: hem }],
    ['subservice', { type: 'choose-subservice', subservice: lined }],
  ])('at %s', (step, event) => {
    const { place, history } = booked
    expect({ ...sentAt(step, event), place, history }).toEqual(booked)
  })
})

describe('choosing another', () => {
  test('category forgets the item', () => {
    const shirts = { id: 'shirts', name: 'Shirts' }
    const state = sentAt('item-category', { type: 'choose-category', itemCategory: shirts })
    expect(state).toMatchObject({ itemCategory: shirts, item: null, service: hem })
  })

  test('service type forgets the service and all that belongs to it', () => {
    const state = sentAt('service-type', { type: 'choose-service-type', serviceType: 'repair' })
    expect(state).toMatchObject({ ...nothing, service: null, serviceType: 'repair', item: jeans })
  })

  test('service forgets all that belongs to the one before', () => {
    const take = aService('take-in')
    const state = sentAt('alteration-list', { type: 'choose-service', service: take })
    expect(state).toMatchObject({ ...nothing, service: take, itemDescription: 'Blue' })
  })

  test('subservice forgets the answers to the one before', () => {
    const plain = aSubservice('plain')
    const state = sentAt('subservice', { type: 'choose-subservice', subservice: plain })
    expect(state.subserviceAnswers).toEqual([])
    expect(state.answers).toEqual(booked.answers)
  })

  test.each([
    [
      'has services of the chosen type, as well as others,',
      [aService('take-in'), darn],
      'alteration',
    ],
    ['has none of the chosen type', [darn], null],
  ])('item that %s asks for the service again', (_, services, serviceType) => {
    const state = withItem(booked, anItem(services, { id: 'chinos' }))
    expect(state).toMatchObject({ ...nothing, service: null, serviceType })
  })
})

describe('a catalogue that has changed meanwhile', () => {
  const refreshed = (fields: Partial<Service>): WizardState =>
    withItem(booked, anItem([{ ...hem, ...fields }, darn]))
  const onlyFinish = [
    [['finish', 'Answer finish.yes']],
    [
      ['lining', 'Answer lining.no'],
      ['colour', 'Red'],
    ],
  ]

  test.each<[string, Question[]]>([
    ['no longer asks a question', [aQuestion('finish')]],
    ['offers options instead of a text', [aQuestion('finish'), aQuestion('colour')]],
  ])('drops a text when it %s', (_, questions) => {
    expect(given(refreshed({ questions }))).toEqual(onlyFinish)
  })

  test('drops an option that is no longer offered, or whose question is gone', () => {
    const other = aQuestion('finish', { options: [anOption('finish.no')] })
    for (const questions of [[other, colour], [colour]])
      expect(refreshed({ questions }).answers.map(({ answer }) => answer)).toEqual(['Navy'])
  })

  test('drops an answer that another answer hides by now', () => {
    const hidden = { ...colour, questionAnswerExclusion: ['finish.yes'] }
    const state = refreshed({ questions: [aQuestion('finish'), hidden] })
    expect(given(state)).toEqual(onlyFinish)
  })

  test('drops a subservice that is gone, with its answers', () => {
    const state = refreshed({ subservices: [aSubservice('plain')] })
    expect(state).toMatchObject({ subservice: null, subserviceAnswers: [] })
    expect(state.answers).toEqual(booked.answers)
  })

  test('takes the names and prices of answers and subservice from the new one', () => {
    const dearer = { ...lined, name: 'Fully lined', priceModifier: minor(900) }
    const options = [anOption('finish.yes', { answer: 'By hand', priceModifier: minor(700) })]
    const state = refreshed({
      questions: [aQuestion('finish', { options }), colour],
      subservices: [dearer],
    })
    expect(state.answers[0]).toMatchObject({ answer: 'By hand', priceModifier: 700 })
    expect(state.subservice).toEqual(dearer)
  })

  test('that turned the alteration into a repair forgets the fitting', () => {
    expect(refreshed({ serviceType: 'repair' })).toMatchObject({
      ...nothing,
      serviceType: 'repair',
    })
  })
})

describe('an answer', () => {
  const at = (step: WizardState['place']['step'], questionId: string): WizardState => ({
    ...booked,
    marked: { finish: 'finish.no', lining: 'lining.yes' },
    place: { step, questionId },
  })

  test('removes the draft of its own question only', () => {
    const answered = next(at('service-question', 'finish'), {
      type: 'answer-option',
      optionId: 'finish.no',
    })
    expect(answered.marked).toEqual({ lining: 'lining.yes' })
    const sub = next(at('subservice-question', 'lining'), {
      type: 'answer-option',
      optionId: 'lining.yes',
    })
    expect(sub.marked).toEqual({ finish: 'finish.no' })
  })

  test.each<FlowEvent>([
    { type: 'answer-option', optionId: 'finish.no' },
    { type: 'write', text: 'Navy' },
  ])('by %j to a question that the catalogue no longer has changes nothing', (event) => {
    for (const step of ['service-question', 'subservice-question'] as const) {
      const state = at(step, 'gone')
      expect(next(state, event)).toBe(state)
    }
  })
})
