import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detailsOfTerms, stateOf, termsFaults } from './rules.ts'

const always = { startsAt: null, endsAt: null, isEnabled: true, maxUses: null, uses: 0 }
const at = (ms: number): Date => new Date(ms)

describe('the state of a code', () => {
  it.each([
    [{}, 'runs'],
    [{ startsAt: at(11) }, 'not_yet'],
    [{ startsAt: at(10), endsAt: at(11) }, 'runs'],
    [{ endsAt: at(10) }, 'ended'],
    [{ isEnabled: false }, 'off'],
    [{ isEnabled: false, endsAt: at(9) }, 'ended'],
    [{ maxUses: 2, uses: 1 }, 'runs'],
    [{ maxUses: 2, uses: 2 }, 'used_up'],
  ] as const)('%j at 10 is %s', (rule, state) => {
    expect(stateOf({ ...always, ...rule }, at(10))).toBe(state)
  })
})

describe('terms', () => {
  it('are faults when the last day is before the first or one customer may use it more than all', () => {
    const terms = { starts_on: '2026-11-02', ends_on: '2026-11-01', max_uses: 1 }
    expect(termsFaults({ ...terms, max_uses_per_customer: 2 }).map(({ loc }) => loc[1])).toEqual([
      'ends_on',
      'max_uses_per_customer',
    ])
    expect(termsFaults({ ...terms, ends_on: null })).toEqual([])
  })

  it('of one day have no fault, nor have limits that agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(99), (own, more) => {
        const day = '2026-11-01'
        const limits = { max_uses: own + more, max_uses_per_customer: own }
        expect(termsFaults({ starts_on: day, ends_on: day, ...limits })).toEqual([])
      }),
    )
  })
})

it('the log names what differs, and all of a new code', () => {
  const terms = {
    ...{ name: 'Autumn', percentage: 10, starts_on: null, ends_on: null },
    ...{ max_uses: 5, max_uses_per_customer: null, is_enabled: true },
  }
  expect(detailsOfTerms(terms, { ...terms, max_uses: null })).toEqual([
    { field: 'max_uses', from: '5', to: null },
  ])
  expect(detailsOfTerms(null, terms).map(({ field }) => field)).toEqual([
    'name',
    'percentage',
    'max_uses',
    'is_enabled',
  ])
})
