import { randomUUID } from 'node:crypto'
import type { BasketEntry } from '@darnley/contract/basket'
import { minor } from '@darnley/domain/money'
import { percentageOf } from '@darnley/domain/pricing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BookedOrder, entryOfChange, entryOfOrder, entryOfRefund, vatIn } from './rules.ts'

const pence = fc.nat(50_000).map(minor)

/** A garment with services at these prices. */
const garment = (prices: readonly number[]): BasketEntry => ({
  id: randomUUID(),
  itemCategory: { id: 'trousers', name: 'Trousers' },
  item: { id: 'jeans', name: 'Jeans', coverImage: null },
  itemDescription: 'Blue',
  serviceDetails: prices.map((price) => ({
    id: randomUUID(),
    service: {
      ...{ id: 'shorten-hem', name: 'Shorten hem', serviceType: 'alteration', coverImage: null },
      price: minor(price),
    },
    questionAnswerModifiers: [],
    ...{ subserviceDetails: null, fittingChoice: null, fittingDetails: null },
    ...{ repairLocation: null, tailorNotes: null },
  })),
})

const anyOrder: fc.Arbitrary<BookedOrder> = fc
  .record({
    garments: fc.array(fc.array(pence, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 5,
    }),
    percentage: fc.integer({ min: 0, max: 100 }),
    shipping: pence,
    expressPrice: fc.option(pence),
  })
  .map(({ garments, percentage, shipping, expressPrice }) => {
    const services = minor(garments.flat().reduce((all, price) => all + price, 0))
    return {
      entries: garments.map(garment),
      discount: percentage === 0 ? null : percentageOf(services, percentage),
      ...{ shipping, expressPrice },
    }
  })

const vatRate = fc.constantFrom(0, 500, 1750, 2000)

const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

describe('the entry of an order', () => {
  it('adds up to what the customer pays, line by line and VAT by VAT', () => {
    fc.assert(
      fc.property(anyOrder, vatRate, (order, rate) => {
        const { total, vat, lines } = entryOfOrder(order, rate)
        const prices = order.entries.flatMap(({ serviceDetails }) =>
          serviceDetails.map(({ service }) => service.price),
        )
        const expected =
          sumOf(prices) - (order.discount ?? 0) + order.shipping + (order.expressPrice ?? 0)
        expect(total).toBe(expected)
        expect(sumOf(lines.map(({ amount, discount }) => amount - discount))).toBe(expected)
        expect(sumOf(lines.map((line) => line.vat))).toBe(vat)
        expect(sumOf(lines.map(({ discount }) => discount))).toBe(order.discount ?? 0)
      }),
    )
  })
})

describe('the VAT in an amount', () => {
  it.each([
    [120, 2000, 20],
    [100, 2000, 16],
    [-100, 2000, -16],
    [4995, 500, 237],
    [0, 2000, 0],
    [999, 0, 0],
  ])('of %d at %d hundredths of a percent is %d', (gross, rate, vat) => {
    expect(vatIn(minor(gross), rate)).toBe(vat)
  })
})

describe('the entry of a refund', () => {
  it('is negative, by parts, and what belongs to no part is other', () => {
    const entries = [garment([1600, 900])]
    const order = { entries, discount: null, shipping: minor(790), expressPrice: minor(1000) }
    const [first] = entries[0]?.serviceDetails ?? []
    const parts = [
      { part: first?.id ?? '', amount: minor(1600) },
      { part: 'way_back', amount: minor(395) },
      { part: 'express', amount: minor(1000) },
    ]
    const { total, vat, lines } = entryOfRefund(order, { amount: minor(3100), parts }, 2000)
    expect([total, vat]).toEqual([-3100, -516])
    expect(lines.map(({ part, amount }) => [part, amount])).toEqual([
      ['service', -1600],
      ['delivery', -395],
      ['express', -1000],
      ['other', -105],
    ])
    expect(lines[0]?.serviceId).toBe('shorten-hem')
  })
})

describe('the entry of a higher price', () => {
  it('is what was paid for it, with the share of the discount', () => {
    const entries = [garment([1600])]
    const order = { entries, discount: minor(160), shipping: minor(0), expressPrice: null }
    const lineId = entries[0]?.serviceDetails[0]?.id ?? ''
    const change = { lineId, oldPrice: minor(1600), newPrice: minor(2600), change: minor(900) }
    const { total, lines } = entryOfChange(order, change, 2000)
    expect(total).toBe(900)
    expect(lines).toMatchObject([{ part: 'service', amount: 1000, discount: 100, vat: 150 }])
  })
})
