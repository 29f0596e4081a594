import fc from 'fast-check'
import { minor } from '@darnley/domain/money'
import { describe, expect, it } from 'vitest'
import { type DiscountRule, discountOn, hasUsesLeft, isInWindow, normaliseCode } from './rules.ts'

const anyRule: DiscountRule = {
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerBasket: null,
  isEnabled: true,
}
const entries = fc.array(
  fc.record({
    serviceDetails: fc.array(
      fc.record({
        service: fc.record({ price: fc.nat(1_000_000).map(minor) }),
        questionAnswerModifiers: fc.constant([]),
        subserviceDetails: fc.constant(null),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  { maxLength: 6 },
)
const percentage = fc.integer({ min: 1, max: 100 })
const uses = fc.record({ all: fc.nat(50), ofBasket: fc.nat(50) })

describe('a percentage', () => {
  it('is truncated to whole pence and never exceeds the price', () => {
    fc.assert(
      fc.property(entries, percentage, (any, percent) => {
        const services = any.flatMap((entry) => entry.serviceDetails)
        const total = services.reduce((sum, line) => sum + BigInt(line.service.price), 0n)
        expect(BigInt(discountOn(any, percent))).toBe((total * BigInt(percent)) / 100n)
      }),
    )
  })

  it('of 100 discounts everything', () => {
    fc.assert(
      fc.property(entries, (any) => {
        const all = any.flatMap((entry) => entry.serviceDetails.map((line) => line.service.price))
        expect(discountOn(any, 100)).toBe(all.reduce((sum, price) => sum + price, 0))
      }),
    )
  })
})

describe('a code', () => {
  it('is normalised in case and surrounding spaces', () => {
    expect(normaliseCode('  welcome10 ')).toBe('WELCOME10')
  })

  it('without limits may be used at any time and any number of times', () => {
    fc.assert(
      fc.property(uses, fc.date({ noInvalidDate: true }), (used, now) => {
        expect(hasUsesLeft(anyRule, used) && isInWindow(anyRule, now)).toBe(true)
      }),
    )
  })

  it('is valid from its start until just before its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat(2e9), (length, at) => {
        const startsAt = new Date(1e9)
        const endsAt = new Date(1e9 + length)
        const isInside = at >= 1e9 && at < 1e9 + length
        expect(isInWindow({ ...anyRule, startsAt, endsAt }, new Date(at))).toBe(isInside)
      }),
    )
  })

  it('that is switched off may never be used', () => {
    expect(isInWindow({ ...anyRule, isEnabled: false }, new Date())).toBe(false)
  })

  it('may be used until either limit is reached', () => {
    fc.assert(
      fc.property(uses, fc.nat(50), fc.nat(50), (used, maxUses, maxUsesPerBasket) => {
        const isLeft = used.all < maxUses && used.ofBasket < maxUsesPerBasket
        expect(hasUsesLeft({ ...anyRule, maxUses, maxUsesPerBasket }, used)).toBe(isLeft)
      }),
    )
  })
})
