import type { Day } from '@darnley/domain/turnaround'
import { describe, expect, it } from 'vitest'
import { weeksOf } from './weeks.ts'

const day = (date: string): Day => date as Day

describe('the weeks of a calendar', () => {
  it.each([
    ['a Monday', '2026-11-23', '2026-11-23', ['2026-11-23', '2026-11-29']],
    ['a Sunday', '2026-11-29', '2026-11-29', ['2026-11-23', '2026-11-29']],
    ['over the end of a month', '2026-11-25', '2026-12-09', ['2026-11-23', '2026-12-13']],
    ['up to a Monday', '2026-11-29', '2026-11-30', ['2026-11-23', '2026-12-06']],
    ['over the change of the clocks', '2026-10-23', '2026-10-27', ['2026-10-19', '2026-11-01']],
  ])('are whole: %s', (_which, from, to, ends) => {
    const days = weeksOf(day(from), day(to))
    expect([days[0], days.at(-1)]).toEqual(ends)
    expect(days.length % 7).toBe(0)
    expect(new Set(days).size).toBe(days.length)
  })

  it('are six at most', () => {
    expect(weeksOf(day('2026-11-23'), day('2027-11-23'))).toHaveLength(42)
  })
})
