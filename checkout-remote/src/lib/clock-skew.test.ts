import { expect, test } from 'vitest'
import { clockSkew } from './clock-skew.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

test('F38 a clock that is off is told by the date of an answer, to the minute', () => {
  expect(clockSkew('Sun, 22 Nov 2026 12:00:00 GMT', noon)).toBe(24 * 60 * 60 * 1000)
  expect(clockSkew('Sat, 21 Nov 2026 11:58:00 GMT', noon)).toBe(-120_000)
})

test('a moment on the way, a missing date and one that is none change nothing', () => {
  for (const date of ['Sat, 21 Nov 2026 11:59:31 GMT', null, 'soon'])
    expect(clockSkew(date, noon)).toBe(0)
})
