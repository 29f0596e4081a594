import { expect, it } from 'vitest'
import { checkPostcodePlaces, overlap } from './postcode-places.ts'

it('takes letters and outward codes of the UK', () => {
  expect(checkPostcodePlaces(['N', 'EC1A', 'BR1', 'CR0', 'E20', 'M1'])).toBe(true)
})

it.each([
  [['ls1'], 'instead of "ls1"'],
  [['LS1 4AB', 'LS123'], 'instead of "LS1 4AB", "LS123"'],
  [['QQ', 'XX1'], 'No postcode of the UK begins like "QQ", "XX1".'],
  [['N', 'E', 'N'], '"N" is there already.'],
  [['N', 'N1'], '"N1" is there already.'],
  [[], 'Give at least one place'],
  [null, 'Give at least one place'],
])('says what is wrong with %j', (places, message) => {
  expect(checkPostcodePlaces(places)).toContain(message)
})

it.each([
  ['N', 'N1', true],
  ['EC1', 'EC1A', true],
  ['EC1A', 'EC', true],
  ['N1', 'N10', false],
  ['E', 'EC', false],
  ['EC1A', 'EC1B', false],
])('%s and %s overlap: %s', (one, other, verdict) => {
  expect(overlap([one], [other])).toBe(verdict)
  expect(overlap([other], [one])).toBe(verdict)
})
