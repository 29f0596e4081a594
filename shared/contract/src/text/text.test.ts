import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail } from './email.ts'
import { findPostcode, normalisePostcode, readPostcode } from './postcode.ts'
import { isVisible } from './visible.ts'

const hintFor = (text: string): string | null => {
  const read = readPostcode(text)
  return read.type === 'error' ? read.hint : null
}

describe('a postcode', () => {
  it.each([
    ['n19gu', 'N1 9GU'],
    ['M1 1AE', 'M1 1AE'],
    ['b33 8th', 'B33 8TH'],
    ['CR2-6XH', 'CR2 6XH'],
    [' dn55  1pt ', 'DN55 1PT'],
    ['w1u7pt.', 'W1U 7PT'],
    ['S W 1 A 1 A A', 'SW1A 1AA'],
    ['EC1A 1BB', 'EC1A 1BB'],
    ['gir 0aa', 'GIR 0AA'],
  ])('[U10] %j is read as %s, in any case, spacing or punctuation', (text, postcode) => {
    expect(normalisePostcode(text)).toBe(postcode)
  })

  it.each([
    ['ＬＳ１ ４ＡＢ', 'LS1 4AB'],
    ['LS１　４AB', 'LS1 4AB'],
    ['LS1\u200b4AB\ufeff', 'LS1 4AB'],
  ])('[C35] %j is read as %s, with full-width or invisible characters', (text, postcode) => {
    expect(normalisePostcode(text)).toBe(postcode)
  })

  it.each(['JE2 3AB', 'gy1 1aa', 'IM1-1AA', 'ＪＥ２ ３ＡＢ'])(
    '[C35] %j is refused as a postcode of an island outside the UK',
    (text) => {
      expect(hintFor(text)).toBe('Jersey, Guernsey and the Isle of Man are outside the UK')
    },
  )

  it.each([
    ['LS1 OAB', 'LS1 0AB'],
    ['LSI 4AB', 'LS1 4AB'],
    ['SWIA 1AA', 'SW1A 1AA'],
    ['sw1a iaa', 'SW1A 1AA'],
    ['0X1 4AB', 'OX1 4AB'],
    ['1P1 4AB', 'IP1 4AB'],
  ])('[C35] %j is refused with a suggestion of %s', (text, meant) => {
    expect(hintFor(text)).toContain(`Did you mean ${meant}?`)
  })

  it.each([
    '',
    'N1',
    '12345',
    'QQ1 1AA',
    'N1 9CU',
    'SW1A 1AA1',
    '10115 Berlin',
    'VV1 1AA',
    'LS1 4AÉB',
  ])('%j is not a postcode', (text) => {
    expect(hintFor(text)).toBe('Enter a full UK postcode, like LS1 4AB')
  })

  it('is normalised idempotently, and a suggestion is a valid one', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...'ABEILMNOSW0159 -'.split('')),
      maxLength: 9,
    })
    fc.assert(
      fc.property(signs, (text) => {
        const read = readPostcode(text)
        const [, meant] = read.type === 'error' ? (/mean (.*)\?/.exec(read.hint) ?? []) : []
        const postcode = read.type === 'ok' ? read.postcode : meant
        if (postcode) expect(normalisePostcode(postcode.toLowerCase())).toBe(postcode)
      }),
    )
  })

  it('is found at the end of an address', () => {
    expect(findPostcode('Flat E1, 27 Cutters Yard, London e8 4qs')).toBe('E8 4QS')
    expect(findPostcode('1 Quay, St Helier, JE2 3AB')).toBeNull()
  })
})

describe('an e-mail address', () => {
  it.each([`${'a'.repeat(64)}@example.com`, "o'neil+x@example.co.uk", 'a.b@c-d.example'])(
    '%s is valid',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  it.each([
    `${'a'.repeat(65)}@example.com`,
    `${'a.'.repeat(32)}a@example.com`,
    `a@${'b'.repeat(250)}.com`,
    'a@b',
    'a..b@example.com',
    '@example.com',
  ])('[C35] %s is invalid', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})

describe('[C35] visible text', () => {
  it.each(['Ida', '山田', 'نورا', 'क्षि', '7', '🧵'])('%j is visible', (text) => {
    expect(isVisible(text)).toBe(true)
  })

  it.each([
    '',
    ' ',
    '\u200b',
    '\u200d\u200c',
    '\ufeff',
    '\u00ad',
    '\u3164',
    '\u2800',
    '\u0301',
    '\u202e',
  ])('%j is not', (text) => {
    expect(isVisible(text)).toBe(false)
  })
})
