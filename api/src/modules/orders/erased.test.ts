import type { BasketEntry, QuestionAnswerModifier } from '@darnley/contract/basket'
import { expect, it } from 'vitest'
import { isErased, withoutCustomer } from './erased.ts'

const answered = (answer: string, answerId: string | null): QuestionAnswerModifier => ({
  questionId: 'q',
  question: 'What is to be done?',
  answer,
  answerId,
  priceModifier: 500 as QuestionAnswerModifier['priceModifier'],
  tailorPointsModifier: 1,
})

const price = 1000 as QuestionAnswerModifier['priceModifier']

const entry = (words: string | null): BasketEntry => ({
  id: '5cd9d6a3-7a4f-4d0b-a58f-4d93e6a5d1aa',
  itemCategory: { id: 'trousers', name: 'Trousers' },
  item: { id: 'jeans', name: 'Jeans', coverImage: null },
  itemDescription: words ?? 'Erased',
  serviceDetails: [
    {
      id: '7b6f2a25-62ac-45f3-b1c8-9f0a52f1c1f5',
      service: { id: 'hem', name: 'Hem', price, serviceType: 'repair', coverImage: null },
      questionAnswerModifiers: [answered('By 2 cm', 'a'), answered(words ?? 'Erased', null)],
      subserviceDetails: {
        subservice: { id: 's', name: 'By hand', priceModifier: price },
        questionAnswerModifiers: [answered(words ?? 'Erased', null)],
      },
      fittingChoice: 'measure',
      fittingDetails: words,
      repairLocation: words,
      tailorNotes: words,
    },
  ],
})

it('an erased order keeps choices and prices, and nothing about its customer', () => {
  const left = withoutCustomer({ entries: [entry('My waist is 81 cm, says Amara')] })
  expect(left.entries).toEqual([entry(null)])
  expect(isErased(left)).toBe(true)
  expect(JSON.stringify(left)).not.toContain('Amara')
})
