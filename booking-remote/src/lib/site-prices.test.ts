import { expect, test } from 'vitest'
import { minor } from '@darnley/domain/money'
import { anItem, anOption, aQuestion, aService, aSubservice } from '@darnley/testing/catalogue'
import { atRate } from './site-prices.ts'

const questions = [aQuestion('q', { options: [anOption('o', { priceModifier: minor(3) })] })]
const item = anItem([
  aService('s', {
    price: minor(1001),
    questions,
    subservices: [aSubservice('sub', { priceModifier: minor(99), questions })],
  }),
])

test('each price and modifier is multiplied by the rate and truncated', () => {
  const service = atRate(item, '1.25').services[0]
  expect(service?.price).toBe(1251)
  expect(service?.questions[0]?.options[0]?.priceModifier).toBe(3)
  expect(service?.subservices[0]?.priceModifier).toBe(123)
  expect(service?.subservices[0]?.questions[0]?.options[0]?.priceModifier).toBe(3)
})

test('the rate 1 changes nothing', () => {
  expect(atRate(item, '1')).toEqual(item)
})
