import { expect, test } from 'vitest'
import { initialState, priceSoFar, priceWithOption, type WizardState } from './flow.ts'
import { minor } from '#src/money/money.ts'
import { anOption, aQuestion, aService } from '@darnley/testing/catalogue'

const option = anOption('q.original', { priceModifier: minor(600) })
const service = aService('hem', {
  price: minor(1600),
  questions: [aQuestion('q', { options: [option] })],
})
const asked: WizardState = {
  ...initialState,
  service,
  place: { step: 'service-question', questionId: 'q' },
}

test('there is no price before a service is chosen', () => {
  expect(priceSoFar(initialState)).toBeNull()
})

test('the marked option adds to the price of the service', () => {
  expect(priceSoFar(asked)).toBe(1600)
  expect(priceWithOption(asked, null)).toBe(1600)
  expect(priceWithOption(asked, 'q.original')).toBe(2200)
})
