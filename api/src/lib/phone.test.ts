import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisePhone } from './phone.ts'

describe('a phone number', () => {
  it.each([
    ['07911 123456', '+447911123456'],
    ['+44 7911 123456', '+447911123456'],
    ['+4407911123456', '+447911123456'],
    ['(07911) 123-456', '+447911123456'],
    ['07700 900123', '+447700900123'],
    ['07700 900999', '+447700900999'],
    ['+353 85 012 3456', '+353850123456'],
    ['+33 6 12 34 56 78', '+33612345678'],
  ])('%s is normalised to %s', (text, number) => {
    expect(normalisePhone(text)).toBe(number)
  })

  it.each(['', '020 7946 0000', '+33 1 42 27 81 86', '07700 90012', '085 012 3456', 'call me'])(
    '%j is not a mobile number',
    (text) => {
      expect(normalisePhone(text)).toBeNull()
    },
  )

  it('stays unchanged once normalised, whatever its spaces', () => {
    const digits = fc.integer({ min: 0, max: 999 }).map((last) => String(last).padStart(3, '0'))
    fc.assert(
      fc.property(digits, fc.nat({ max: 10 }), (last, gap) => {
        const plain = `07700900${last}`
        const number = normalisePhone(`${plain.slice(0, gap)} ${plain.slice(gap)}`)
        expect(number).toBe(`+447700900${last}`)
        expect(normalisePhone(number ?? '')).toBe(number)
      }),
    )
  })

  it('never makes the parser throw, whatever the input', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normalisePhone(text) ?? '+').toMatch(/^\+\d*$/)
      }),
    )
  })
})
