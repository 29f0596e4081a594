import { describe, expect, it } from 'vitest'
import { isTimeToRemind, ReminderHours } from './due.ts'

describe('the hours of reminders', () => {
  const byDay = { from: 9, to: 19 }

  it.each([
    ['2026-01-15T08:59:59Z', false],
    ['2026-01-15T09:00:00Z', true],
    ['2026-01-15T18:59:59Z', true],
    ['2026-01-15T19:00:00Z', false],
    // Summer time: an hour ahead of UTC.
    ['2026-07-15T08:00:00Z', true],
    ['2026-07-15T18:00:00Z', false],
    ['2026-01-15T00:30:00Z', false],
  ])('are those of London: %s', (moment, expected) => {
    expect(isTimeToRemind(new Date(moment), byDay)).toBe(expected)
  })

  it('are written as two hours of a day', () => {
    expect(ReminderHours.parse('9-19')).toEqual(byDay)
    for (const text of ['', '9', '19-9', '9-25', '9-9', 'a-b', '9-19-20', '-1-5'])
      expect(ReminderHours.safeParse(text).success).toBe(false)
  })
})
