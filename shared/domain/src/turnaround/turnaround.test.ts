import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { bankHolidays } from './bank-holidays.ts'
import { weekdayOf } from './day.ts'
import {
  addDays,
  addWorkingDays,
  type Day,
  dayAt,
  dispatchDay,
  formatDay,
  isWorkingDay,
} from './turnaround.ts'

const day = (text: string): Day => text as Day
const anyDay = fc.integer({ min: 0, max: 36_500 }).map((count) => addDays(day('2000-01-01'), count))

describe('Bank holidays', () => {
  // The dates are GOV.UK's for England and Wales.
  it.each([
    [2022, '01-03 04-15 04-18 05-02 08-29 12-26 12-27'],
    [2023, '01-02 04-07 04-10 05-01 05-29 08-28 12-25 12-26'],
    [2024, '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26'],
    [2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
    [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
    [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
    [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
  ])('of %d are those that the government publishes', (year, published) => {
    const days = published.split(' ').map((rest) => `${year}-${rest}`)
    expect([...bankHolidays(year)]).toEqual(expect.arrayContaining(days))
    expect(bankHolidays(year).size).toBe(8)
  })

  it('never fall on a weekend', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1972, max: 2200 }), (year) => {
        for (const holiday of bankHolidays(year))
          expect([1, 2, 3, 4, 5]).toContain(weekdayOf(holiday))
      }),
    )
  })
})

describe('A turnaround', () => {
  it('is 7 working days, or 3 when it is express', () => {
    expect(dispatchDay(day('2026-11-23'), false)).toBe('2026-12-02')
    expect(dispatchDay(day('2026-11-23'), true)).toBe('2026-11-26')
  })

  it('counts neither weekends nor Christmas', () => {
    expect(dispatchDay(day('2026-12-22'), true)).toBe('2026-12-29')
    expect(dispatchDay(day('2026-11-20'), true)).toBe('2026-11-25')
  })

  it('ends on a working day, with the right number of working days between', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 40 }), (start, count) => {
        const end = addWorkingDays(start, count)
        expect(isWorkingDay(end)).toBe(true)
        let passed = 0
        for (let at = start; at !== end;) {
          at = addDays(at, 1)
          if (isWorkingDay(at)) passed += 1
        }
        expect(passed).toBe(count)
      }),
    )
  })
})

describe("[F38] The workshop's day", () => {
  it('is the day in London at the end of summer time, whatever the time zone of the machine', () => {
    expect(dayAt(new Date('2026-03-28T23:59:59Z'))).toBe('2026-03-28')
    expect(dayAt(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01')
    expect(dayAt(new Date('2026-10-24T23:30:00Z'))).toBe('2026-10-25')
    expect(dayAt(new Date('2026-10-25T23:30:00Z'))).toBe('2026-10-25')
  })

  it('is the same where an engine writes dates in another order', async () => {
    vi.resetModules()
    const { prototype } = Intl.DateTimeFormat
    const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
    Object.defineProperty(prototype, 'format', {
      get: () => () => '11/27/2026',
      configurable: true,
    })
    const fresh = await import('./turnaround.ts')
    expect(fresh.dayAt(new Date('2026-11-27T12:00:00Z'))).toBe('2026-11-27')
    Object.defineProperty(prototype, 'format', format)
  })

  it('is followed by the next day across both clock changes', () => {
    expect(addDays(day('2026-03-28'), 1)).toBe('2026-03-29')
    expect(addDays(day('2026-03-29'), 1)).toBe('2026-03-30')
    expect(addDays(day('2026-10-25'), 1)).toBe('2026-10-26')
  })

  it('is formatted with weekday and month', () => {
    expect(formatDay(day('2026-12-02'))).toBe('Wed 2 December')
  })
})
