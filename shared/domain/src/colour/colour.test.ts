import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, contrastOfText, deriveColours, isColour, surroundings } from './colour.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#6B1B2D', '#6B1B2D', 1],
  ])('%s on %s is %d to 1', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2)
    expect(contrast(other, one)).toBeCloseTo(expected, 2)
  })
})

it('[X9] derives texts that can be read on the grounds that it derives, from any two colours', () => {
  fc.assert(
    fc.property(colour, colour, (first, second) => {
      const all = deriveColours(first, second)
      expect(Object.values(all).filter((each) => !isColour(each))).toEqual([])
      for (const text of [all.ink, all.muted, all.link, all.focus]) {
        expect(contrast(text, '#ffffff')).toBeGreaterThanOrEqual(contrastOfText)
        expect(contrast(text, all.chalk)).toBeGreaterThanOrEqual(contrastOfText)
      }
      expect(contrast(all.onTape, all.tape)).toBeGreaterThanOrEqual(contrastOfText)
      // The brand colour itself, as far as it can be read on white.
      if (contrast(first, '#ffffff') >= contrastOfText)
        expect(contrast(first, all.tape)).toBeGreaterThanOrEqual(contrastOfText)
    }),
  )
})

it('[J35] derives all that surrounds them, so that texts and fields are readable', () => {
  fc.assert(
    fc.property(colour, colour, (brand, second) => {
      const { ink, tape, chalk, thread } = deriveColours(brand, second)
      const all = surroundings({ brand, ink, tape, chalk, thread })
      const { blush = '', control = '' } = all
      expect(Object.values(all).filter((each) => !isColour(each))).toEqual([])
      expect(contrast(ink, blush)).toBeGreaterThanOrEqual(contrastOfText)
      for (const ground of [blush, chalk]) {
        expect(contrast(all['thread-text'] ?? '', ground)).toBeGreaterThanOrEqual(contrastOfText)
        expect(contrast(control, ground)).toBeGreaterThanOrEqual(3)
      }
    }),
  )
})
