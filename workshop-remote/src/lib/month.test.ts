import type { Day } from '@darnley/domain/turnaround'
import { expect, it } from 'vitest'
import { addMonths, monthOf, monthWords, readMonth } from './month.ts'

it('a month follows another, also over the end of a year', () => {
  expect(monthOf('2026-11-24' as Day)).toBe('2026-11')
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(monthWords('2026-11')).toBe('November 2026')
})

it.each([null, '', '2026-13', '1999-12', '2026-1', 'november'])('%j is no month', (text) => {
  expect(readMonth(text)).toBeNull()
})

it('reads a month', () => {
  expect(readMonth('2026-02')).toBe('2026-02')
})
