import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPostcode } from '@darnley/contract/text/postcode'
import { inLondon, londonMoment, readAsOf, shiftsFrom } from './rules.ts'

const weekly = [
  { areaCode: 'a', weekday: 1, startsAt: '13:00', endsAt: '17:00' },
  { areaCode: 'a', weekday: 1, startsAt: '09:00', endsAt: '13:00' },
  { areaCode: 'a', weekday: 7, startsAt: '10:00', endsAt: '14:00' },
]

describe('the postcode of an address', () => {
  it.each([
    ['221b Baker Street, London NW1 6XE', 'NW1 6XE'],
    ['Flat E1 6AN House, 5 The Broadway, e154qs', 'E15 4QS'],
    ['w1u-7pt', 'W1U 7PT'],
    ['14 Weavers Row, Leeds', null],
    ['', null],
  ])('in %j is %j', (address, postcode) => {
    expect(findPostcode(address)).toBe(postcode)
  })
})

describe('shifts', () => {
  const monday = '2026-11-23'

  it('of seven days are sorted by start', () => {
    expect(shiftsFrom(weekly, { date: monday, time: '00:00' })).toEqual([
      { area_code: 'a', date: monday, starts_at: '09:00', ends_at: '13:00' },
      { area_code: 'a', date: monday, starts_at: '13:00', ends_at: '17:00' },
      { area_code: 'a', date: '2026-11-29', starts_at: '10:00', ends_at: '14:00' },
    ])
  })

  it('that have begun are left out, and the same weekday a week later is not included', () => {
    const [first, ...others] = shiftsFrom(weekly, { date: monday, time: '09:01' })
    expect(first?.starts_at).toBe('13:00')
    expect(others).toHaveLength(1)
  })

  it('[F38] are computed in London time, also in summer', () => {
    expect(inLondon(new Date('2026-07-01T08:30:00Z'))).toEqual({
      date: '2026-07-01',
      time: '09:30',
    })
    expect(inLondon(new Date('2026-10-25T00:30:00Z')).time).toBe('01:30')
    expect(inLondon(new Date('2026-12-31T23:59:00Z')).date).toBe('2026-12-31')
    expect(readAsOf('2026-07-01T23:30:00Z', new Date()).date).toBe('2026-07-02')
    expect(readAsOf('2026-07-01', new Date())).toEqual({ date: '2026-07-01', time: '00:00' })
  })

  it('begin at a moment that the clocks of London show', () => {
    expect(londonMoment('2026-07-01', '09:30')).toEqual(new Date('2026-07-01T08:30:00Z'))
    expect(londonMoment('2026-12-01', '17:40')).toEqual(new Date('2026-12-01T17:40:00Z'))
  })

  it('lie within the seven days from any date', () => {
    const days = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (day) => {
        const from = inLondon(day)
        for (const { date } of shiftsFrom(weekly, from)) {
          const ahead = (Date.parse(date) - Date.parse(from.date)) / 86_400_000
          expect(ahead).toBeGreaterThanOrEqual(0)
          expect(ahead).toBeLessThan(7)
        }
      }),
    )
  })
})
