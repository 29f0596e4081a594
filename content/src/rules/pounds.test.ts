import { expect, it } from 'vitest'
import { toPence, toPounds } from './pounds.ts'

it.each([
  ['16', 1600],
  ['16.5', 1650],
  ['£3.95', 395],
  [' 0.07 ', 7],
  ['0', 0],
  ['', null],
])('%j is %j pence', (typed, pence) => {
  expect(toPence(typed)).toBe(pence)
})

it.each(['-1', '3.955', '4x', '1,600', 'free', '3.95 £'])('%j is refused', (typed) => {
  expect(toPence(typed)).toBeLessThan(0)
})

it('every amount is typed as it is shown', () => {
  for (let pence = 0; pence < 3000; pence += 1) expect(toPence(toPounds(pence))).toBe(pence)
  expect(toPounds(null)).toBe('')
})
