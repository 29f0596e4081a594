import { describe, expect, it } from 'vitest'
import type { MoneyEvent } from '@darnley/contract/workshop-money'
import { minor } from '@darnley/domain/money'
import { coat, refunded, someMoney } from '#src/testing/money.ts'
import { eventsBetween, eventWords } from './events.ts'

const order = someMoney()

function event(change: Partial<MoneyEvent>): MoneyEvent {
  return { ...refunded, amount: null, words: null, ...change }
}

describe('an event of the money in words', () => {
  it.each([
    [{ kind: 'refund_asked', amount: minor(395) }, '£3.95 given back'],
    [{ kind: 'price_proposed', amount: minor(4600), line_id: coat }, 'Price of £46.00 proposed'],
    [{ kind: 'price_proposed', amount: minor(0), line_id: coat }, 'Proposed as not possible for T'],
    [
      { kind: 'price_agreed', amount: minor(1080), line_id: coat },
      'Another price agreed for Trench coat, £10.80 more',
    ],
    [
      { kind: 'price_sent_back', amount: minor(-3060), line_id: coat },
      'No answer for Trench coat: the work is left out, £30.60 less',
    ],
    [{ kind: 'cancelled' }, 'Order cancelled'],
  ] as const)('%o: %s', (change, title) => {
    expect(eventWords(event(change), order).title).toContain(title)
  })

  it('names who did it, and why', () => {
    expect(eventWords(refunded, order).detail).toBe('Maggie Thorne: The courier came a day late')
    expect(eventWords(event({ actor: 'customer' }), order).detail).toBe('Amara')
  })
})

it('finds what happened between two moments', () => {
  const later = event({ at: '2026-11-25T10:00:00.000Z', kind: 'cancelled' })
  const now = someMoney({ events: [later, ...order.events] })
  expect(eventsBetween(order, now)).toEqual([later])
})
