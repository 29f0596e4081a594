import { describe, expect, test } from 'vitest'
import { formatAsTyped, parseMobile } from './phone.ts'
import { cleanPhone, looksLikeBritishMobile } from './phone-text.ts'

describe('a telephone number', () => {
  test('loses its spaces', () => {
    expect(cleanPhone(' 07700 900 123 ')).toBe('07700900123')
  })

  test('has a leading +4407 rewritten to +447', () => {
    expect(cleanPhone('+44 07700 900123')).toBe('+447700900123')
  })

  test.each(['07400 123456', '+44 7400 123456', '+4407400123456', '+33 6 12 34 56 78'])(
    'is a mobile: %s',
    (typed) => {
      expect(parseMobile(typed)).toMatch(/^\+/)
    },
  )

  test.each(['07700 900000', '07700 900999', '+447700900123'])(
    "is valid as one of Ofcom's drama numbers: %s",
    (typed) => {
      expect(parseMobile(typed)).toMatch(/^\+447700900\d{3}$/)
    },
  )

  test.each(['', 'Amara', '020 7946 0018', '07700 90012', '0740012345', '+33 1 42 27 81 86'])(
    'is no mobile: %s',
    (typed) => {
      expect(parseMobile(typed)).toBeNull()
    },
  )

  test.each([
    ['07400 123456', true],
    ['+447400123456', true],
    ['0207946001', false],
    ['+33612345678', false],
  ])('%s looks like a British mobile without the rules: %s', (typed, expected) => {
    expect(looksLikeBritishMobile(typed)).toBe(expected)
  })
})

describe('formatting as typed', () => {
  function type(text: string): string {
    return [...text].reduce((value, key) => formatAsTyped(value + key, value), '')
  }

  test('groups a British number', () => {
    expect(type('07700900123')).toBe('07700 900123')
  })

  test('mends +44 07', () => {
    expect(cleanPhone(type('+4407700900123'))).toBe('+447700900123')
  })

  test('lets a person delete and correct in the middle', () => {
    expect(formatAsTyped('07700 ', '07700 9')).toBe('07700 ')
    expect(formatAsTyped('077700 90', '07700 90')).toBe('077700 90')
  })
})
