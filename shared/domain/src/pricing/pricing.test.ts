import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { type Minor, minor, applyRate } from '../money/money.ts'
import {
  expressPrice,
  feesAt,
  hasSamePrices,
  linePrice,
  type OrderToPrice,
  type PricedEntry,
  type PricedLine,
  priceOrder,
  splitShipping,
  USUAL_FEES,
} from './pricing.ts'

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(minor)
const modifiers = fc.array(fc.record({ priceModifier: amount }), { maxLength: 4 })
const rate = fc
  .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 9999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`)
const line: fc.Arbitrary<PricedLine> = fc.record({
  service: fc.record({ price: amount }),
  questionAnswerModifiers: modifiers,
  subserviceDetails: fc.option(
    fc.record({
      subservice: fc.record({ priceModifier: amount }),
      questionAnswerModifiers: modifiers,
    }),
  ),
})
const entry: fc.Arbitrary<PricedEntry> = fc.record({
  serviceDetails: fc.array(line, { minLength: 1, maxLength: 4 }),
})
const provider = fc.option(fc.constantFrom(...DeliveryProviderCode.options))
const order: fc.Arbitrary<OrderToPrice> = fc.record({
  entries: fc.array(entry, { maxLength: 8 }),
  fees: rate.map((atRate) => feesAt(atRate)),
  inbound: provider,
  outbound: provider,
  inStoreType: fc.option(
    fc.constantFrom('complete_in_store', 'return_to_store', 'return_to_customer'),
  ),
  express: fc.boolean(),
  discountAmount: fc.option(amount),
})

const plain = (price: number): PricedLine => ({
  service: { price: minor(price) },
  questionAnswerModifiers: [],
  subserviceDetails: null,
})
const web = (change: Partial<OrderToPrice>): OrderToPrice => ({
  entries: [{ serviceDetails: [plain(2000)] }],
  fees: USUAL_FEES,
  inbound: 'RMTracked24Collection',
  outbound: 'RMTracked24',
  inStoreType: null,
  express: false,
  discountAmount: null,
  ...change,
})

describe('a line', () => {
  test('costs service, answers, subservice and its answers together', () => {
    const price = linePrice({
      service: { price: minor(2000) },
      questionAnswerModifiers: [{ priceModifier: minor(500) }, { priceModifier: minor(0) }],
      subserviceDetails: {
        subservice: { priceModifier: minor(300) },
        questionAnswerModifiers: [{ priceModifier: minor(25) }],
      },
    })
    expect(price).toBe(2825)
  })
})

describe('seen prices', () => {
  const costing = (...prices: number[]): PricedEntry => ({
    serviceDetails: prices.map((price) => ({
      service: { price: minor(price) },
      questionAnswerModifiers: [],
      subserviceDetails: null,
    })),
  })
  const seen = [costing(2000, 500), costing(700)]

  test('are the same while every line costs what it did', () => {
    expect(hasSamePrices(seen, [costing(2000, 500), costing(700)])).toBe(true)
  })

  test.each([
    ['a line costs more', [costing(2000, 501), costing(700)]],
    ['two lines change places', [costing(500, 2000), costing(700)]],
    ['a line moves to another entry', [costing(2000), costing(500, 700)]],
    ['a line is missing', [costing(2000, 500)]],
  ])('differ when %s', (_what, now) => {
    expect(hasSamePrices(seen, now)).toBe(false)
  })
})

describe('the express surcharge', () => {
  test.each([
    [1, '1', 1000],
    [4, '1', 1000],
    [5, '1', 2000],
    [4, '1.25', 1250],
    [5, '1.25', 2500],
  ])('with %i entries at rate %s is %i', (entries, atRate, price) => {
    expect(expressPrice(entries, feesAt(atRate))).toBe(price)
  })

  test('doubles at the fifth entry and nowhere else, at any rate', () => {
    fc.assert(
      fc.property(fc.nat(50), rate, (entries, atRate) => {
        const few = applyRate(minor(1000), atRate)
        const many = applyRate(minor(2000), atRate)
        expect(expressPrice(entries, feesAt(atRate))).toBe(entries < 5 ? few : many)
      }),
    )
  })
})

describe('delivery', () => {
  test('costs 395 x rate for each direction to or from home, with any courier', () => {
    fc.assert(
      fc.property(provider, provider, rate, (inbound, outbound, atRate) => {
        const chosen = [inbound, outbound].filter((code) => code !== null)
        const home = chosen.filter((code) => !code.startsWith('WF'))
        const { shipping } = priceOrder(web({ inbound, outbound, fees: feesAt(atRate) }))
        const price = applyRate(minor(395), atRate) * home.length
        expect(shipping).toBe(chosen.length === 0 ? null : price)
      }),
    )
  })
})

describe('fees that an owner decided', () => {
  const decided = {
    ...USUAL_FEES,
    ...{ home_delivery: minor(450), return_to_store: minor(199), express: minor(1200) },
  }

  test('are charged instead of the usual ones, at the rate', () => {
    expect(priceOrder(web({ fees: decided, express: true }))).toMatchObject({
      ...{ shipping: 900, express: 1200, total: 4100 },
    })
    const fees = feesAt('1.25', decided)
    expect(priceOrder(web({ fees, inStoreType: 'return_to_store' })).shipping).toBe(248)
  })

  test('do not change how what an order cost is split between its ways', () => {
    fc.assert(
      fc.property(order, amount, (any, fee) => {
        const { inbound, outbound, inStoreType } = any
        if (!inbound || !outbound) return
        const fees = { ...any.fees, home_delivery: fee }
        const shipping = priceOrder({ ...any, fees }).shipping ?? minor(0)
        const split = splitShipping({ shipping, inbound, outbound, inStoreType })
        expect(split.inbound + split.outbound).toBe(shipping)
        expect(split.inbound).toBe(inStoreType || inbound.startsWith('WF') ? 0 : fee)
      }),
    )
  })
})

describe('an order', () => {
  test('of a web customer adds both directions of delivery', () => {
    expect(priceOrder(web({}))).toEqual({
      subtotal: 2000,
      shipping: 790,
      discount: null,
      express: null,
      total: 2790,
    })
  })

  test('that is brought to and collected from a store ships free', () => {
    expect(priceOrder(web({ inbound: 'WFLondon', outbound: 'WFStratford' })).shipping).toBe(0)
  })

  test('has no shipping yet while nothing is chosen', () => {
    expect(priceOrder(web({ inbound: null, outbound: null }))).toMatchObject({
      shipping: null,
      total: 2000,
    })
  })

  test.each([
    ['return_to_customer', 493],
    ['return_to_store', 0],
    ['complete_in_store', 0],
  ] as const)('of a storefront at rate 1.25 with %s ships for %i', (inStoreType, shipping) => {
    expect(priceOrder(web({ inStoreType, fees: feesAt('1.25') })).shipping).toBe(shipping)
  })

  test('deducts the discount from the services, not from delivery or express', () => {
    const all = priceOrder(web({ discountAmount: minor(9999), express: true }))
    expect(all).toMatchObject({ discount: 2000, total: 790 + 1000 })
  })

  test('deducts a discount of less than the services as it is, and none without one', () => {
    expect(priceOrder(web({ discountAmount: minor(700) }))).toMatchObject({
      ...{ subtotal: 2000, discount: 700, total: 1300 + 790 },
    })
    expect(priceOrder(web({ discountAmount: minor(0) }))).toMatchObject({
      discount: 0,
      total: 2790,
    })
    expect(priceOrder(web({}))).toMatchObject({ discount: null, total: 2790 })
  })

  test('always totals its parts and is never negative', () => {
    fc.assert(
      fc.property(order, (any) => {
        const price = priceOrder(any)
        const extras = (price.shipping ?? 0) + (price.express ?? 0)
        expect(price.total).toBe(price.subtotal - (price.discount ?? 0) + extras)
        expect(price.total).toBeGreaterThanOrEqual(extras)
        expect(Number.isSafeInteger(price.total)).toBe(true)
      }),
    )
  })

  test('costs the same in any order of its garments', () => {
    fc.assert(
      fc.property(order, (any) => {
        const turned = { ...any, entries: any.entries.toReversed() }
        expect(priceOrder(turned)).toEqual(priceOrder(any))
      }),
    )
  })

  test('grows by exactly the price of an added service', () => {
    fc.assert(
      fc.property(order, line, (any, more) => {
        const before: Minor = priceOrder({ ...any, discountAmount: null, express: false }).total
        const longer = [...any.entries, { serviceDetails: [more] }]
        const after = priceOrder({ ...any, entries: longer, discountAmount: null, express: false })
        expect(after.total).toBe(before + linePrice(more))
      }),
    )
  })
})
