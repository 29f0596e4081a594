import { expect, test } from 'vitest'
import { liesIn, USUAL_COURIER_AREAS } from './postcode-places.ts'

test.each([
  ['N1 9GU', 'N'],
  ['NW3 3AA', 'NW'],
  ['BR1 1AA', 'BR1'],
  ['EC1A 1BB', 'EC1'],
  ['EC1A 1BB', 'EC1A'],
  ['W1U 7PT', 'W'],
])('%s lies in %s', (postcode, place) => {
  expect(liesIn(['LS', place], postcode)).toBe(true)
})

test.each([
  ['NW3 3AA', 'N'],
  ['BR10 1AA', 'BR1'],
  ['EC1A 1BB', 'EC1B'],
  ['EC1A 1BB', 'E'],
  ['N1 9GU', 'N1C'],
  ['', 'N'],
])('%s does not lie in %s', (postcode, place) => {
  expect(liesIn([place], postcode)).toBe(false)
})

test('London is where the courier usually rides', () => {
  for (const postcode of ['E15 4QS', 'SE1 9SG', 'WC2N 5DU'])
    expect(liesIn(USUAL_COURIER_AREAS, postcode)).toBe(true)
  for (const postcode of ['EN1 1AA', 'LS1 4AB', 'M1 1AE', 'NE1 4ST'])
    expect(liesIn(USUAL_COURIER_AREAS, postcode)).toBe(false)
  expect(liesIn([], 'N1 9GU')).toBe(false)
})
