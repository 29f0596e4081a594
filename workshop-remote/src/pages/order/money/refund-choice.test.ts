import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '@darnley/domain/money'
import { coat, jeans, someMoney } from '#src/testing/money.ts'
import { amountOf, partsOf, refundFaults, whatOf, type RefundDraft } from './refund-choice.ts'

const order = someMoney()

function draft(change: Partial<RefundDraft>): RefundDraft {
  return { mode: 'parts', parts: [], amount: '', reason: 'Late', ...change }
}

describe('a refund', () => {
  it('by line is what is left of each line, after the code', () => {
    expect(amountOf(order, draft({ parts: [jeans, coat, 'express'] }))).toBe(1620 + 3060 + 1000)
  })

  it('leaves out a part that was given back in the meantime', () => {
    const both = draft({ parts: ['collection', 'express'] })
    expect(whatOf(order, both)).toEqual({ type: 'parts', parts: ['express'] })
  })

  it('of all is what is left', () => {
    expect(amountOf(order, draft({ mode: 'all' }))).toBe(8235)
  })

  it('says all that is wrong at once', () => {
    expect([...refundFaults(order, draft({ reason: ' ' })).keys()]).toEqual(['what', 'reason'])
    const tooMuch = draft({ mode: 'amount', amount: '82.36' })
    expect(refundFaults(order, tooMuch).get('amount')).toBe('At most £82.35 is left')
  })

  it('without faults is more than nothing and never more than is left', () => {
    const ids = partsOf(order).map(({ id }) => id)
    const someDraft = fc.record({
      mode: fc.constantFrom('parts' as const, 'amount' as const, 'all' as const),
      parts: fc.subarray(ids),
      amount: fc.oneof(fc.string(), fc.double({ min: 0, max: 200, noNaN: true }).map(String)),
      reason: fc.constant('Late'),
    })
    fc.assert(
      fc.property(someDraft, fc.integer({ min: 1, max: 9000 }), (each, left) => {
        const some = { ...order, refundable: minor(left) }
        if (refundFaults(some, each).size > 0) return
        expect(amountOf(some, each)).toBeGreaterThan(0)
        expect(amountOf(some, each)).toBeLessThanOrEqual(left)
      }),
    )
  })
})

describe('the parts of an order', () => {
  it('say what was given back, and what is left', () => {
    const lines = order.lines.map((line) =>
      line.line_id === jeans ? { ...line, given_back: minor(620), refundable: minor(1000) } : line,
    )
    const [first, , , collection] = partsOf({ ...order, lines })
    expect(first).toMatchObject({ detail: '£6.20 of £16.20 given back', amount: 1000 })
    expect(collection).toMatchObject({ detail: 'Given back', amount: 395, isLeft: false })
  })
})
