import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '../money/money.ts'
import { percentageOf } from './pricing.ts'

const amount = fc.integer({ min: 0, max: 1e9 }).map(minor)
const percentage = fc.integer({ min: 0, max: 100 })

describe('a percentage of an amount', () => {
  it.each([
    [1999, 10, 199],
    [1, 99, 0],
    [999, 100, 999],
    [2754, 25, 688],
  ])('%i at %i %% is %i, truncated', (whole, percent, part) => {
    expect(percentageOf(minor(whole), percent)).toBe(part)
  })

  it('is never more than the exact share, and less than a penny below it', () => {
    fc.assert(
      fc.property(amount, percentage, (whole, percent) => {
        const exact = BigInt(whole) * BigInt(percent)
        const hundredfold = BigInt(percentageOf(whole, percent)) * 100n
        expect(hundredfold <= exact && exact - hundredfold < 100n).toBe(true)
      }),
    )
  })

  it('grows with the amount and with the percentage', () => {
    fc.assert(
      fc.property(amount, amount, percentage, percentage, (one, other, low, high) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        const [down, up] = low < high ? [low, high] : [high, low]
        expect(percentageOf(less, down)).toBeLessThanOrEqual(percentageOf(more, up))
      }),
    )
  })
})
