import { expect, test } from 'vitest'
import { milesBetween } from './distance.ts'

test.each([
  ['E2 6HN', 'E15 4QS', 2, 4],
  ['E2 6HN', 'W1U 7PT', 3, 5],
  ['EC1R 0AT', 'W1U 7PT', 1, 3],
  ['LS1 4AB', 'W1U 7PT', 160, 185],
  ['EH1 1YZ', 'E15 4QS', 310, 350],
])('from %s to %s it is about %i to %i miles', (one, other, least, most) => {
  const miles = milesBetween(one, other) ?? Number.NaN
  expect(miles).toBeGreaterThanOrEqual(least)
  expect(miles).toBeLessThanOrEqual(most)
})

test('next door is half a mile, and an unknown area has no distance', () => {
  expect(milesBetween('E15 1AA', 'E15 4QS')).toBe(0.5)
  expect(milesBetween('XX1 1AA', 'E15 4QS')).toBeNull()
})

test('the way there is as long as the way back, nearly', () => {
  const there = milesBetween('N1 9GU', 'E15 4QS') ?? 0
  expect(Math.abs(there - (milesBetween('E15 4QS', 'N1 9GU') ?? 0))).toBeLessThanOrEqual(0.5)
})
