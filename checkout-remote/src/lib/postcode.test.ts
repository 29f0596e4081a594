import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePostcode } from './postcode.ts'

test.each([
  ['LS1 4AB', 'LS1 4AB'],
  ['ls14ab', 'LS1 4AB'],
  [' sw1a-1aa ', 'SW1A 1AA'],
  ['S W 1 A 1 A A', 'SW1A 1AA'],
  ['m1 1ae.', 'M1 1AE'],
  ['ec1a 1bb', 'EC1A 1BB'],
  ['gir0aa', 'GIR 0AA'],
])('%s is the postcode %s', (typed, expected) => {
  expect(parsePostcode(typed)).toBe(expected)
})

test.each(['', 'LS1', 'LS1 4', 'LS1 4ABC', '12345', 'QS1 4AB', 'LS1 4CI', 'London'])(
  '%s is no full UK postcode',
  (typed) => {
    expect(parsePostcode(typed)).toBeNull()
  },
)

test('a postcode that was read stays the same when it is read again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z]{1,2}\d{1,2} ?\d[A-Za-z]{2}$/), (typed) => {
      const postcode = parsePostcode(typed)
      fc.pre(postcode !== null)
      expect(parsePostcode(postcode)).toBe(postcode)
    }),
  )
})
