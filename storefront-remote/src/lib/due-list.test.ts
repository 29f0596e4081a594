import { expect, it } from 'vitest'
import { dueAddress, duePartOf, dueWords } from './due-list.ts'

it.each([null, 'late', 'today', 'express'] as const)('keeps the part %s in its address', (part) => {
  const address = dueAddress(part)
  expect(duePartOf(new URL(address, 'http://a').searchParams)).toBe(part)
})

it('is another list without its name, and whole for an unknown part', () => {
  expect(duePartOf(new URLSearchParams('part=late'))).toBeUndefined()
  expect(duePartOf(new URLSearchParams('list=due&part=soon'))).toBeNull()
})

it.each([
  ['2026-11-24', 'Late, Tue 24 November'],
  ['2026-11-25', 'Today'],
  ['2026-11-26', 'Thu 26 November'],
])('says of %s: %s', (day, words) => {
  // Half past midnight on the 25th in London, where it is still the 24th in New York.
  const now = new Date('2026-11-25T00:30:00Z')
  expect(dueWords(day, { locale: 'en-GB', now })).toBe(words)
})
