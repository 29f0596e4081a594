import { expect, it } from 'vitest'
import { countText, keptShare } from './kept-text.ts'

it.each([
  [196, 9, '95.6%'],
  [10_000, 1, '99.9%'],
  [3, 0, '100.0%'],
  [0, 2, '0.0%'],
  [0, 0, null],
])('%d in time and %d late are %s', (kept, late, expected) => {
  expect(keptShare({ kept, late })).toBe(expected)
})

it('counts one and many', () => {
  expect([countText(1, 'garment'), countText(0, 'garment')]).toEqual(['1 garment', '0 garments'])
})
