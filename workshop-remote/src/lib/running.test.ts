import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { runningText, secondsSinceShown } from './running.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([
  [0, '0 min 00 s'],
  [64.9, '1 min 04 s'],
  [3599, '59 min 59 s'],
  [3900, '1 h 05 min 00 s'],
])('%d seconds are %s', (seconds, text) => expect(runningText(seconds)).toBe(text))

it('counts from when an answer was first shown, whatever the clock of the device is set to', () => {
  const [answer, next] = [{}, {}]
  expect(secondsSinceShown(answer)).toBe(0)
  vi.advanceTimersByTime(5000)
  vi.setSystemTime(new Date('2001-01-01T00:00:00Z'))
  expect(secondsSinceShown(answer)).toBe(5)
  expect(secondsSinceShown(next)).toBe(0)
})
