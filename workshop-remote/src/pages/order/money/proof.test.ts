import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '@darnley/domain/money'
import { agreedMoney, refusedRefund, someMoney } from '#src/testing/money.ts'
import { leftOutOf, proofOf } from './proof.ts'

describe('the proof of the sums', () => {
  it('does not count what was given back although the price stays', () => {
    expect(proofOf(someMoney())).toEqual({
      isSettled: true,
      words: 'Total £86.30 = paid £86.30. Nothing is owed.',
    })
  })

  it('names each payment', () => {
    expect(proofOf(agreedMoney()).words).toBe(
      'Total £97.10 = paid £86.30 + £10.80. Nothing is owed.',
    )
  })

  it('says what is owed after a refund failed', () => {
    expect(proofOf(refusedRefund())).toEqual({
      isSettled: false,
      words: 'Total £70.10 = paid £86.30 − £16.20 that we owe the customer.',
    })
  })

  it('adds up as it is written, whatever was paid, given back and owed', () => {
    const amount = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(
        fc.array(amount, { maxLength: 4 }),
        amount,
        amount,
        fc.integer({ min: -100_000, max: 100_000 }),
        (payments, lowered, goodwill, owed) => {
          const paid = payments.reduce((all, each) => all + each, 0)
          const given = lowered + goodwill
          const { words } = proofOf({
            payments: payments.map((each, index) => ({
              ...{ id: String(index), by: 'card', amount: minor(each), line_id: null },
              ...{ at: '2026-11-17T20:31:00.000Z', is_second: false },
            })),
            proof: {
              ...{ booked_total: minor(0), paid: minor(paid), given_back: minor(given) },
              ...{ goodwill: minor(goodwill), held: minor(paid - given), owed: minor(owed) },
              total: minor(paid - lowered + owed),
            },
          })
          const [left = '', right = ''] = words.split(' = ')
          expect(evaluate(left)).toBe(evaluate(right))
        },
      ),
    )
  })
})

/** Adds up the pence of a text such as £86.30 − £16.20. */
function evaluate(text: string): number {
  const terms = text.matchAll(/(−?)\s*(−?)£([\d,]+)\.(\d\d)/g)
  return [...terms].reduce((all, [, minus, sign, pounds = '', pence]) => {
    const value = Number(pounds.replaceAll(',', '') + pence)
    return all + (minus === '' && sign === '' ? value : -value)
  }, 0)
}

describe('the rows of the money', () => {
  it('leave nothing out, but what a cancellation does not charge', () => {
    expect(leftOutOf(someMoney())).toBe(0)
    const order = someMoney()
    const kept = { ...order, proof: { ...order.proof, total: minor(1000) } }
    expect(leftOutOf(kept)).toBe(-7630)
  })
})
