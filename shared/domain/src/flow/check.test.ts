import { describe, expect, test } from 'vitest'
import type { ServiceDetails } from '@darnley/contract/basket'
import type { Service } from '@darnley/contract/content'
import { minor } from '#src/money/money.ts'
import { anItem, aQuestion, aService, aSubservice } from '@darnley/testing/catalogue'
import { checkServiceDetails } from './flow.ts'

const hem = aService('hem', {
  fittingChoices: [{ choice: 'measure', recommended: true }],
  questions: [
    aQuestion('finish'),
    aQuestion('colour', {
      questionType: 'text',
      options: [],
      questionAnswerExclusion: ['finish.no'],
    }),
  ],
  subservices: [
    aSubservice('lined', { questions: [aQuestion('lining')] }),
    aSubservice('huge', { deadEnd: true }),
  ],
})
const darn = aService('darn', { serviceType: 'repair' })

function answerTo(questionId: string, given: { answerId: string | null; answer?: string }) {
  const modifiers = { priceModifier: minor(0), tailorPointsModifier: 0 }
  return { questionId, question: questionId, answer: 'Yes', ...given, ...modifiers }
}

const finish = answerTo('finish', { answerId: 'finish.yes' })
const colour = answerTo('colour', { answerId: null, answer: 'Navy' })
const lined = {
  subservice: { id: 'lined', name: 'Lined', priceModifier: minor(0) },
  questionAnswerModifiers: [answerTo('lining', { answerId: 'lining.no' })],
}

const hemDetails: ServiceDetails = {
  id: '5f0c1f0e-6f2b-4c5e-9d0e-0a3f6a2a9b10',
  service: { id: 'hem', name: 'x', price: minor(1), serviceType: 'alteration', coverImage: null },
  questionAnswerModifiers: [finish, colour],
  subserviceDetails: lined,
  fittingChoice: 'measure',
  fittingDetails: '76 cm',
  repairLocation: null,
  tailorNotes: null,
}
const darnDetails: ServiceDetails = {
  ...hemDetails,
  service: { ...hemDetails.service, id: 'darn', serviceType: 'repair' },
  questionAnswerModifiers: [],
  subserviceDetails: null,
  fittingChoice: null,
  fittingDetails: null,
  repairLocation: 'Left elbow',
}

function placesOf(details: ServiceDetails, service: Service): string[] {
  const item = anItem([hem, darn])
  return checkServiceDetails({ item, service, details }).map(({ path }) => path.join('.'))
}
const hemPlaces = (change: Partial<ServiceDetails>) => placesOf({ ...hemDetails, ...change }, hem)
const darnPlaces = (change: Partial<ServiceDetails>) =>
  placesOf({ ...darnDetails, ...change }, darn)

test('what the flow produces has no fault', () => {
  expect(hemPlaces({})).toEqual([])
  expect(darnPlaces({})).toEqual([])
})

test('the service must be offered for the item and bookable', () => {
  const details = { ...darnDetails, service: { ...darnDetails.service, id: 'other' } }
  expect(placesOf(details, aService('other', { serviceType: 'repair' }))).toEqual(['service.id'])
  expect(placesOf(darnDetails, { ...darn, deadEnd: true })).toEqual(['service.id'])
  expect(placesOf(hemDetails, darn)).toContain('service.id')
})

describe('answers', () => {
  test.each([
    ['one is missing', [finish], 'questionAnswerModifiers'],
    ['they are in another order', [colour, finish], 'questionAnswerModifiers.0.questionId'],
    ['one is given twice', [finish, finish], 'questionAnswerModifiers.1.questionId'],
    ['one is left over', [finish, colour, colour], 'questionAnswerModifiers.2.questionId'],
    [
      'an option does not exist',
      [{ ...finish, answerId: 'x' }, colour],
      'questionAnswerModifiers.0.answerId',
    ],
    [
      'a text stands for an option',
      [{ ...finish, answerId: null }, colour],
      'questionAnswerModifiers.0.answerId',
    ],
    [
      'an option stands for a text',
      [finish, { ...colour, answerId: 'x' }],
      'questionAnswerModifiers.1.answerId',
    ],
    ['a text is empty', [finish, { ...colour, answer: ' ' }], 'questionAnswerModifiers.1.answer'],
    [
      'a hidden question is answered',
      [{ ...finish, answerId: 'finish.no' }, colour],
      'questionAnswerModifiers.1.questionId',
    ],
  ])('are refused when %s', (_, questionAnswerModifiers, place) => {
    expect(hemPlaces({ questionAnswerModifiers })).toEqual([place])
  })

  test('leave out questions that earlier answers hide', () => {
    const answers = [{ ...finish, answerId: 'finish.no' }]
    expect(hemPlaces({ questionAnswerModifiers: answers })).toEqual([])
  })
})

describe('the subservice', () => {
  const named = (id: string) => ({ ...lined, subservice: { ...lined.subservice, id } })

  test('must be chosen where there is one, and be available', () => {
    expect(hemPlaces({ subserviceDetails: null })).toEqual(['subserviceDetails'])
    expect(hemPlaces({ subserviceDetails: named('x') })).toEqual([
      'subserviceDetails.subservice.id',
    ])
    expect(hemPlaces({ subserviceDetails: named('huge') })).toEqual([
      'subserviceDetails.subservice.id',
    ])
    expect(darnPlaces({ subserviceDetails: lined })).toEqual(['subserviceDetails.subservice.id'])
  })

  test('must have its own questions answered', () => {
    expect(hemPlaces({ subserviceDetails: { ...lined, questionAnswerModifiers: [] } })).toEqual([
      'subserviceDetails.questionAnswerModifiers',
    ])
  })
})

describe('fitting', () => {
  test("is chosen for an alteration from the service's options, which always include in person", () => {
    expect(hemPlaces({ fittingChoice: null, fittingDetails: null })).toEqual(['fittingChoice'])
    expect(hemPlaces({ fittingChoice: 'pin', fittingDetails: null })).toEqual(['fittingChoice'])
    expect(hemPlaces({ fittingChoice: 'pin_in_store', fittingDetails: null })).toEqual([])
    expect(darnPlaces({ fittingChoice: 'pin_in_store' })).toEqual(['fittingChoice'])
  })

  test('has details if and only if it is measured or matched', () => {
    expect(hemPlaces({ fittingDetails: null })).toEqual(['fittingDetails'])
    expect(hemPlaces({ fittingDetails: ' ' })).toEqual(['fittingDetails'])
    expect(hemPlaces({ fittingChoice: 'pin_in_store' })).toEqual(['fittingDetails'])
  })
})

test('a repair has a location and an alteration has none', () => {
  expect(darnPlaces({ repairLocation: ' ' })).toEqual(['repairLocation'])
  expect(darnPlaces({ repairLocation: null })).toEqual(['repairLocation'])
  expect(hemPlaces({ repairLocation: 'Knee' })).toEqual(['repairLocation'])
})
