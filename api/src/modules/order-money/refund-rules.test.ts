import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '@darnley/domain/money'
import { describeShares, spread } from './refund-rules.ts'

const amount = fc.integer({ min: 0, max: 10_000 })
const charges = fc.array(
  fc.tuple(amount, amount).map(([one, other], index = 0) => ({
    intentId: `pi_${index}`,
    amount: minor(Math.max(one, other)),
    refunded: minor(Math.min(one, other)),
  })),
  { maxLength: 4 },
)

describe('a refund', () => {
  it('[I9] is spread over the payments, none of which gives back more than it captured', () => {
    fc.assert(
      fc.property(charges, amount, (all, wanted) => {
        const left = all.reduce((sum, one) => sum + one.amount - one.refunded, 0)
        if (wanted > left) {
          expect(() => spread(all, minor(wanted))).toThrow(RangeError)
          return
        }
        const shares = spread(all, minor(wanted))
        expect(shares.reduce((sum, one) => sum + one.amount, 0)).toBe(wanted)
        expect(shares.every((one) => one.amount > 0)).toBe(true)
        expect(shares.length).toBeLessThanOrEqual(all.length)
      }),
    )
  })

  it('describes each share so that parts and goodwill add up', () => {
    const parts = fc.array(amount, { maxLength: 4 })
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 4 }), parts, (sizes, wanted) => {
        const total = sizes.reduce((sum, one) => sum + one, 0)
        const fitting = wanted.reduce((sum, one) => sum + one, 0) <= total ? wanted : []
        const shares = sizes.map((size, index) => ({
          intentId: `pi_${index}`,
          amount: minor(size),
        }))
        const given = fitting.map((size, index) => ({ part: String(index), amount: minor(size) }))
        const described = describeShares(shares, { parts: given, goodwill: minor(total) })
        expect(described.reduce((sum, one) => sum + one.goodwill, 0)).toBe(total)
        const all = described.flatMap((one) => one.parts)
        for (const { part, amount: size } of given) {
          const told = all.filter((one) => one.part === part)
          expect(told.reduce((sum, one) => sum + one.amount, 0)).toBe(size)
        }
      }),
    )
  })
})
