import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minor, sum } from '@darnley/domain/money'
import { linePrice } from '@darnley/domain/pricing'
import { aServiceDetail } from '@darnley/testing/basket'
import { lineParts } from './line-parts.ts'

const answer = (price: number) => ({
  questionId: 'edge',
  question: 'How should the new hem look?',
  answer: 'Keep the original hem edge',
  answerId: 'edge.keep',
  priceModifier: minor(price),
  tailorPointsModifier: 0,
})
const prices = fc.array(fc.nat(5000), { maxLength: 4 })

test('the parts add up to the price of the line', () => {
  fc.assert(
    fc.property(prices, fc.option(fc.nat(5000)), prices, (answers, subservice, subanswers) => {
      const details = aServiceDetail({
        questionAnswerModifiers: answers.map(answer),
        subserviceDetails:
          subservice === null
            ? null
            : {
                subservice: { id: 'plain', name: 'Plain', priceModifier: minor(subservice) },
                questionAnswerModifiers: subanswers.map(answer),
              },
      })
      const parts = lineParts(details).flatMap(({ price }) => price ?? [])
      fc.pre(parts.length > 0)
      expect(sum(parts)).toBe(linePrice(details))
    }),
  )
})

test('a service alone is no part, and what costs nothing has no price', () => {
  expect(lineParts(aServiceDetail({ questionAnswerModifiers: [answer(0)] }))).toEqual([
    { text: 'Keep the original hem edge', price: null },
    { text: 'Fitting: in person', price: null },
  ])
})
