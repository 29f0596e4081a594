import { describe, expect, test } from 'vitest'
import { countryOf, dialCodes, formatAsTyped, parseMobile, tidyPhone, toKeep } from './phone.ts'
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
    'is not a mobile: %s',
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

describe('a telephone number of another country', () => {
  test('is parsed for the selected country', () => {
    expect(parseMobile('085 012 3456', 'IE')).toBe('+353850123456')
    expect(parseMobile('085 012 3456', 'GB')).toBeNull()
  })

  test('is stored with its code, a British one as typed', () => {
    expect(toKeep('085 012 3456', 'IE')).toBe('+353 85 012 3456')
    expect(toKeep('07700 900123', 'GB')).toBe('07700 900123')
  })

  test.each([
    ['+353 85', 'IE'],
    ['+33', 'FR'],
    ['+4407700', 'GB'],
    ['07700 900123', null],
    ['+', null],
  ])('shows the country of its code: %s', (typed, country) => {
    expect(countryOf(typed, 'GB')).toBe(country)
  })

  test('[C36] with +44 is British, unless another country with +44 is selected', () => {
    expect(countryOf('+447911123456', 'GB')).toBe('GB')
    expect(countryOf('+447911123456', 'FR')).toBe('GB')
    expect(countryOf('+447781123456', 'GG')).toBe('GG')
  })
})

describe('the dial codes', () => {
  test('include the United Kingdom and are sorted by name', () => {
    const codes = dialCodes()
    expect(codes).toContainEqual({ country: 'GB', name: 'United Kingdom', code: '+44' })
    expect(codes[0]?.name).toBe('Afghanistan')
    expect(new Set(codes.map(({ country }) => country)).size).toBe(codes.length)
  })
})

describe('formatting as typed', () => {
  function type(text: string, country = 'GB'): string {
    return [...text].reduce((before, key) => formatAsTyped(before + key, { before, country }), '')
  }

  test("groups a number by its country's mask", () => {
    expect(type('07700900123')).toBe('07700 900123')
    expect(type('0850123456', 'IE')).toBe('085 012 3456')
    expect(type('0612345678', 'FR')).toBe('06 12 34 56 78')
    expect(type('+33612345678')).toBe('+33 6 12 34 56 78')
  })

  test('corrects +44 07', () => {
    expect(cleanPhone(type('+4407700900123'))).toBe('+447700900123')
  })

  test('[C36] corrects a number that was typed before the rules were loaded', () => {
    expect(tidyPhone({ phone: '07700900123', country: 'GB' }).phone).toBe('07700 900123')
    const french = { phone: '+33 6 12 34 56 78', country: 'FR' }
    expect(tidyPhone({ phone: '+33612345678', country: 'GB' })).toEqual(french)
    expect(tidyPhone(french)).toEqual(french)
  })

  test('allows deleting and correcting in the middle', () => {
    expect(formatAsTyped('07700 ', { before: '07700 9' })).toBe('07700 ')
    expect(formatAsTyped('077700 90', { before: '07700 90' })).toBe('077700 90')
  })
})
