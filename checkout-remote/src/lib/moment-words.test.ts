import { expect, test } from 'vitest'
import { momentWords } from './moment-words.ts'

test('a moment is told in the time of the workshop', () => {
  expect(momentWords('2026-11-26T14:05:00.000Z')).toBe('Thu 26 November, 14:05')
  expect(momentWords('2026-06-30T23:30:00.000Z')).toBe('Wed 1 July, 00:30')
})
