import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '../money/money.ts'
import { changeIfAgreed, netOf, refundOfFall } from './price-change.ts'

const amount = fc.integer({ min: 0, max: 1e7 }).map(minor)
const percentage = fc.integer({ min: 0, max: 100 })

describe('another price', () => {
  it('costs the difference, less the discount code', () => {
    const more = { kind: 'more', newPrice: minor(4600), percentage: 10 } as const
    expect(changeIfAgreed({ net: minor(3060) }, more)).toBe(1080)
  })

  it('takes off the whole line when the work is not possible', () => {
    const not = { kind: 'not_possible', newPrice: minor(0), percentage: 10 } as const
    expect(changeIfAgreed({ net: minor(3060) }, not)).toBe(-3060)
  })

  it('never lowers the total by a higher price, nor raises it by a lower one', () => {
    fc.assert(
      fc.property(amount, amount, percentage, (net, newPrice, percent) => {
        const by = { newPrice, percentage: percent }
        expect(changeIfAgreed({ net }, { kind: 'more', ...by })).toBeGreaterThanOrEqual(0)
        expect(changeIfAgreed({ net }, { kind: 'less', ...by })).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('is what the new price costs after the code, however the code is rounded', () => {
    fc.assert(
      fc.property(amount, amount, percentage, (net, newPrice, percent) => {
        const kind = netOf(newPrice, percent) >= net ? 'more' : 'less'
        const change = changeIfAgreed({ net }, { kind, newPrice, percentage: percent })
        expect(net + change).toBe(netOf(newPrice, percent))
      }),
    )
  })
})

describe('the refund of a lower price', () => {
  it.each([
    ['all of it', 500, { held: 8000, owed: 0, givenBackOfLine: 0 }, 500],
    ['not what was given back before', 500, { held: 8000, owed: 0, givenBackOfLine: 200 }, 300],
    ['not what was never paid', 500, { held: 8000, owed: 400, givenBackOfLine: 0 }, 100],
    ['at most what is held', 500, { held: 120, owed: 0, givenBackOfLine: 0 }, 120],
    ['nothing after a refund of more', 500, { held: 8000, owed: -300, givenBackOfLine: 900 }, 0],
  ])('is %s', (_, fall, { held, owed, givenBackOfLine }, refund) => {
    const paid = { held: minor(held), owed: minor(owed) }
    const line = { givenBack: minor(givenBackOfLine) }
    expect(refundOfFall(paid, { line, fall: minor(fall) }).refund).toBe(refund)
  })
})
