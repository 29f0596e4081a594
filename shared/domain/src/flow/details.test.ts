import { expect, test } from 'vitest'
import type { FittingChoice } from '@darnley/contract/basket'
import { minor } from '#src/money/money.ts'
import { anItem, aQuestion, aService, aSubservice } from '@darnley/testing/catalogue'
import { toBasketEntry, toServiceDetails } from './details.ts'
import { initialState, type WizardState } from './state.ts'

const newIds = { entryId: 'new-entry', serviceId: 'new-service' }
const answer = {
  ...{ questionId: 'waist', question: 'Your waist in inches?', answer: '30', answerId: null },
  ...{ priceModifier: minor(0), tailorPointsModifier: 0 },
}
const lined = aSubservice('lined', { priceModifier: minor(300), questions: [aQuestion('waist')] })
const state: WizardState = {
  ...initialState,
  itemCategory: { id: 'trousers', name: 'Trousers' },
  item: anItem([]),
  itemDescription: ' Blue denim ',
  service: aService('hem', { upsizing: true }),
  subservice: lined,
  answers: [answer],
  subserviceAnswers: [answer],
  fittingChoice: 'pin',
  tailorNotes: ' Mind the seam ',
}

test('a finished booking becomes a basket entry with one line', () => {
  const stored = { ...answer, answer: '76.2 cm' }
  expect(toBasketEntry(state, newIds)).toEqual({
    id: 'new-entry',
    itemCategory: { id: 'trousers', name: 'Trousers' },
    item: { id: 'jeans', name: 'Item jeans', coverImage: '/api/media/file/jeans.svg' },
    itemDescription: 'Blue denim',
    serviceDetails: [
      {
        id: 'new-service',
        service: {
          ...{ id: 'hem', name: 'Service hem', price: 1000 },
          ...{ serviceType: 'upsizing', coverImage: '/api/media/file/hem.svg' },
        },
        questionAnswerModifiers: [stored],
        subserviceDetails: {
          subservice: { id: 'lined', name: 'Subservice lined', priceModifier: 300 },
          questionAnswerModifiers: [stored],
        },
        ...{ fittingChoice: 'pin', fittingDetails: null },
        ...{ repairLocation: null, tailorNotes: 'Mind the seam' },
      },
    ],
  })
})

test.each(['item', 'itemCategory', 'service'] as const)('there is no entry without %s', (field) => {
  expect(toBasketEntry({ ...state, [field]: null }, newIds)).toBeNull()
})

test.each<[FittingChoice, string, string | null]>([
  ['measure', ' Leg 30 in ', 'Leg 76.2 cm'],
  ['match', ' Like the 30 in pair ', 'Like the 30 in pair'],
  ['match', ' ', null],
  ['pin', '30 in', null],
  ['pin_in_store', '30 in', null],
])('a fitting by %s described as %j is stored with the details %j', (choice, text, stored) => {
  const fitted = { ...state, fittingChoice: choice, fittingDetails: text }
  expect(toServiceDetails(fitted, 'new')).toMatchObject({
    fittingChoice: choice,
    fittingDetails: stored,
  })
})

test('the location of a repair is stored without the space around it', () => {
  const repair = aService('darn', { serviceType: 'repair' })
  const located = { ...initialState, service: repair, repairLocation: ' Left knee ' }
  expect(toServiceDetails(located, 'new')).toMatchObject({
    ...{ repairLocation: 'Left knee', fittingChoice: null, tailorNotes: null },
    subserviceDetails: null,
  })
})
