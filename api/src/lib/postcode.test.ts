import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisePostcode } from './postcode.ts'

describe('a postcode', () => {
  it.each([
    ['n19gu', 'N1 9GU'],
    ['M1 1AE', 'M1 1AE'],
    ['b33 8th', 'B33 8TH'],
    ['CR2-6XH', 'CR2 6XH'],
    [' dn55  1pt ', 'DN55 1PT'],
    ['w1u7pt.', 'W1U 7PT'],
    ['EC1A 1BB', 'EC1A 1BB'],
    ['gir 0aa', 'GIR 0AA'],
  ])('%j is %s, in any case, spacing or punctuation (U10)', (text, postcode) => {
    expect(normalisePostcode(text)).toBe(postcode)
  })

  it.each(['', 'N1', '12345', 'QQ1 1AA', 'N1 9CU', 'SW1A 1AA1', '10115 Berlin', 'VV1 1AA'])(
    '%j is none',
    (text) => {
      expect(normalisePostcode(text)).toBeNull()
    },
  )

  it('once normalised stays as it is', () => {
    const letter = fc.integer({ min: 65, max: 90 }).map((code) => String.fromCodePoint(code))
    const digit = fc.nat({ max: 9 }).map(String)
    const anyone = fc.tuple(letter, letter, digit, digit, letter, letter)
    fc.assert(
      fc.property(anyone, (signs) => {
        const once = normalisePostcode(signs.join(''))
        if (once) expect(normalisePostcode(once.toLowerCase())).toBe(once)
      }),
    )
  })
})
