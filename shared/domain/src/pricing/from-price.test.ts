import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Minor, minor, applyRate } from '../money/money.ts'
import { formatFromPrice, fromPrice, lowestPrice } from './from-price.ts'
import { linePrice } from './pricing.ts'

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(minor)
const modifiers = fc.array(fc.record({ priceModifier: amount }), { maxLength: 4 })
const service = fc.record({ price: amount, deadEnd: fc.boolean() })
const rate = fc
  .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 9999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`)

describe('the price of a service with nothing added', () => {
  test('is never more than what a booking of it costs, at any rate and with any answers', () => {
    const at = (by: string, priced: readonly { priceModifier: Minor }[]) =>
      priced.map(({ priceModifier }) => ({ priceModifier: applyRate(priceModifier, by) }))
    fc.assert(
      fc.property(service, modifiers, modifiers, rate, (offered, answers, inside, by) => {
        const [subservice, ...rest] = at(by, inside)
        const cost = linePrice({
          service: { price: applyRate(offered.price, by) },
          questionAnswerModifiers: at(by, answers),
          subserviceDetails: subservice ? { subservice, questionAnswerModifiers: rest } : null,
        })
        expect(fromPrice({ ...offered, deadEnd: false }, by)).toBeLessThanOrEqual(cost)
      }),
    )
  })

  test('is what a booking without surcharges costs', () => {
    fc.assert(
      fc.property(amount, rate, (price, by) => {
        const plain = { questionAnswerModifiers: [], subserviceDetails: null }
        const cost = linePrice({ ...plain, service: { price: applyRate(price, by) } })
        expect(fromPrice({ price, deadEnd: false }, by)).toBe(cost)
      }),
    )
  })

  test('is missing where nothing can be booked', () => {
    expect(fromPrice({ price: minor(1600), deadEnd: true })).toBeNull()
  })
})

describe('the price of several services', () => {
  test('is that of the cheapest which can be booked', () => {
    fc.assert(
      fc.property(fc.array(service), rate, (services, by) => {
        const prices = services.map((each) => fromPrice(each, by)).filter((each) => each !== null)
        const lowest = lowestPrice(services, by)
        expect(prices.every((price) => lowest !== null && lowest <= price)).toBe(true)
        expect(lowest === null ? prices.length === 0 : prices.includes(lowest)).toBe(true)
      }),
    )
  })
})

test.each([
  [1600, undefined, 'from £16'],
  [1650, undefined, 'from £16.50'],
  [120_000, undefined, 'from £1,200'],
  [2000, 'en-IE', 'from £20'],
  [2005, 'en-IE', 'from £20.05'],
])('%i pence in %s are "%s"', (price, locale, words) => {
  expect(formatFromPrice(minor(price), locale)).toBe(words)
})
