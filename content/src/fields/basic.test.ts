import { describe, expect, test } from 'vitest'
import { checkRichText } from '#src/rules/rich-text.ts'
import { checkColour, checkDomain, checkPoints, checkPrice } from './basic.ts'

describe('prices and points', () => {
  test.each([0, 1600, 1_000_000])('%s is accepted', (value) => {
    expect(checkPrice(value)).toBe(true)
    expect(checkPoints(value)).toBe(true)
  })
  test.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53, '5', null, undefined])(
    '%s is refused with an example',
    (value) => {
      expect(checkPrice(value)).toContain('16.00')
      expect(checkPoints(value)).toContain('whole number')
    },
  )
})

describe('domains', () => {
  test.each(['localhost', 'kirk.localhost', 'a-b.example.co.uk', 'xn--bcher-kva.example'])(
    '%s is accepted',
    (value) => {
      expect(checkDomain(value)).toBe(true)
    },
  )
  test.each(['', 'a..b', '-a.example', 'a-.example', 'a.example:3000', 'a b', 'A.example', null])(
    '%s is refused',
    (value) => {
      expect(checkDomain(value)).toContain('hostname')
    },
  )
})

describe('colours', () => {
  test.each(['#6B1B2D', '#000000', '', null])('%s is accepted', (value) => {
    expect(checkColour(value)).toBe(true)
  })
  test.each(['red', '#fff', '#12345g', '#6B1B2D;'])('%s is refused', (value) => {
    expect(checkColour(value)).toContain('#6B1B2D')
  })
})

test('rich text is empty or a root with children', () => {
  expect(checkRichText({ root: { type: 'root', children: [] } })).toBe(true)
  expect(checkRichText(null)).toBe(true)
  for (const value of ['words', [], { root: null }, { root: { type: 'p' } }]) {
    expect(checkRichText(value)).toContain('Lexical')
  }
})
