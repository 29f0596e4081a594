import fc from 'fast-check'
import { orderStatuses } from '@darnley/contract/order-statuses'
import { describe, expect, it } from 'vitest'
import { promisedDay, stagesOf } from './order-progress.ts'
import { statusWords } from './status-words.ts'

const statuses = orderStatuses('darnley')
const at = '2026-11-23T10:00:00.000Z'
const after = (...names: string[]) => ({
  status: names.at(-1) ?? 'awaiting_payment',
  changes: names.map((status) => ({ status, at })),
})
const placed = { at, companySlug: 'darnley' }
const states = (...names: string[]): string[] =>
  stagesOf(after(...names), placed).map(({ state }) => state)

describe('The stages of an order', () => {
  it.each([
    [['awaiting_pickup'], 'done now todo todo todo'],
    [['awaiting_pickup', 'in_transit_to_darnley'], 'done now todo todo todo'],
    [['awaiting_pickup', 'arrived_at_darnley'], 'done done now todo todo'],
    [['arrived_at_darnley', 'in_progress', 'awaiting_delivery'], 'done done done now todo'],
    [['in_transit_to_customer', 'finished'], 'done done done done done'],
  ])('after %j are %s', (names, expected) => {
    expect(states(...names).join(' ')).toBe(expected)
  })

  it('do not change while the order needs attention, or once it is cancelled', () => {
    expect(states('in_progress', 'attention_required')).toEqual(states('in_progress'))
    expect(states('awaiting_pickup', 'cancelled')).toEqual(states('awaiting_pickup'))
  })

  it('are never open before a finished one, whatever happened', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses), { minLength: 1 }), (names) => {
        const order = ['done', 'now', 'todo']
        const ranks = states(...names).map((state) => order.indexOf(state))
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
      }),
    )
  })
})

describe('The promised day', () => {
  it('counts working days of the chosen turnaround from arrival', () => {
    const progress = after('awaiting_pickup', 'arrived_at_darnley')
    expect(promisedDay(progress, { express: false, companySlug: 'darnley' })).toBe('2026-12-02')
    expect(promisedDay(progress, { express: true, companySlug: 'darnley' })).toBe('2026-11-26')
  })

  it('is unknown before the clothes have arrived', () => {
    const progress = after('awaiting_pickup')
    expect(promisedDay(progress, { express: true, companySlug: 'darnley' })).toBeNull()
  })
})

describe('The words for a status', () => {
  it('exist for every order status', () => {
    for (const status of statuses)
      expect(statusWords(status, { name: 'Darnley', slug: 'darnley' }).heading).not.toBe('')
  })

  it('have a default for a status of a newer api', () => {
    const company = { name: 'Darnley', slug: 'darnley' }
    expect(statusWords('valueOf', company)).toEqual(statusWords('attention_required', company))
  })
})
