import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inBothUnits, inCentimetres, lacksUnit } from './lengths.ts'

test.each([
  ['Inside leg 76 cm', 'Inside leg 76 cm'],
  ['Inside leg 30 in', 'Inside leg 76.2 cm'],
  ['Inside leg 30"', 'Inside leg 76.2 cm'],
  ['29 1/2 inches, waist 32″', '74.9 cm, waist 81.3 cm'],
  ['29½in and 3/4 inch', '74.9 cm and 1.9 cm'],
  ['Waist 29.5 inches', 'Waist 74.9 cm'],
  ['Take 2 in the front', 'Take 2 in the front'],
  ['Size 12, 3 darts', 'Size 12, 3 darts'],
  ['76 cm (30 in)', '76 cm'],
  ['within reason', 'within reason'],
])('%s is stored as %s', (typed, stored) => {
  expect(inCentimetres(typed)).toBe(stored)
})

test.each([
  ['Inside leg 76 cm', 'Inside leg 76 cm (29⅞ in)'],
  ['Inside leg 30 in', 'Inside leg 76.2 cm (30 in)'],
  ['1 cm', '1 cm (⅜ in)'],
  ['0 cm', '0 cm (0 in)'],
])('%s is shown as %s', (text, shown) => {
  expect(inBothUnits(text)).toBe(shown)
})

test('a number without a unit is ambiguous', () => {
  expect(lacksUnit('Inside leg 76')).toBe(true)
  expect(lacksUnit('Inside leg 76 cm')).toBe(false)
  expect(lacksUnit('As long as the other pair')).toBe(false)
  expect(lacksUnit('Waist 76, inside leg 80 cm')).toBe(false)
})

test('inches in whole eighths come back as they were typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1600 }), (count) => {
      const shown = inBothUnits(`${count / 8} in`)
      expect(inBothUnits(inCentimetres(shown))).toBe(shown)
      const [, whole = '', glyph = ''] = /\((\d*)(\D?) in\)/.exec(shown) ?? []
      expect(Number(whole) + ' ⅛¼⅜½⅝¾⅞'.indexOf(glyph.trim() || ' ') / 8).toBe(count / 8)
    }),
  )
})

test('conversion for storage is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(inCentimetres(inCentimetres(text))).toBe(inCentimetres(text))
    }),
  )
})
