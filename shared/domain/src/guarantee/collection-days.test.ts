import type { Day } from '#src/turnaround/turnaround.ts'
import { describe, expect, it } from 'vitest'
import { collectionDay, collectionDays } from './collection-days.ts'

const postie = { code: 'RMTracked24Collection' } as const
const post = { code: 'RMTracked48' } as const
const day = (date: string): Day => date as Day

describe('the days of collection of a report', () => {
  it('begin on the day after the one by which it is answered', () => {
    // A Friday: answered on Monday, so that the postie is sent on Tuesday.
    const days = collectionDays(day('2026-11-27'), postie)
    expect(days).toHaveLength(5)
    expect(days[0]).toBe('2026-12-01')
    expect(collectionDays(day('2026-11-27'), post)).toEqual([])
  })

  it.each([
    ['the wanted one', '2026-12-03', '2026-12-03'],
    ['the first one there is, once it is too late', '2026-12-01', '2026-12-02'],
    ['the first one there is, when none was wanted', null, '2026-12-02'],
  ])('become %s', (_which, wanted, expected) => {
    const today = day('2026-12-01')
    expect(collectionDay(wanted === null ? null : day(wanted), { today, inbound: postie })).toBe(
      expected,
    )
  })

  it('are none by another way', () => {
    expect(collectionDay(day('2026-12-03'), { today: day('2026-12-01'), inbound: post })).toBeNull()
  })
})
