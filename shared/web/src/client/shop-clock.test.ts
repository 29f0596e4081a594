import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteDate, shopNow } from './shop-clock.ts'

const noon = '2026-11-21T12:00:00.000Z'

beforeEach(() => vi.useFakeTimers({ now: new Date(noon) }))
afterEach(() => vi.useRealTimers())

test('[F38] the shop clock is set to the minute by the date of a response and runs on from there', () => {
  expect(shopNow().toISOString()).toBe(noon)
  noteDate('Sun, 22 Nov 2026 12:00:00 GMT')
  vi.advanceTimersByTime(60_000)
  expect(shopNow().toISOString()).toBe('2026-11-22T12:01:00.000Z')
  noteDate('Sat, 21 Nov 2026 11:58:59 GMT')
  expect(shopNow().toISOString()).toBe('2026-11-21T11:59:00.000Z')
})

test('a missing or invalid date changes nothing, and neither does a difference of a few seconds', () => {
  noteDate('Sun, 22 Nov 2026 12:00:00 GMT')
  noteDate(null)
  noteDate('soon')
  expect(shopNow().toISOString()).toBe('2026-11-22T12:00:00.000Z')
  noteDate('Sat, 21 Nov 2026 11:59:31 GMT')
  expect(shopNow().toISOString()).toBe(noon)
})
