import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { across, both, mirror, parse, whole } from './path.ts'

const coordinate = fc.integer({ min: 0, max: 240 })
const point = fc.tuple(coordinate, coordinate).map(([x, y]) => `${x} ${y}`)
const segment = fc.oneof(
  point.map((to) => `L${to}`),
  fc.tuple(point, point).map(([by, to]) => `Q${by} ${to}`),
  fc.tuple(point, point, point).map((points) => `C${points.join(' ')}`),
)
const path = fc
  .tuple(point, fc.array(segment, { minLength: 1, maxLength: 6 }))
  .map(([from, rest]) => `M${from}${rest.join('')}`)

const ends = (drawn: string): number[][] =>
  parse(drawn).flatMap((part) => (part.command === 'Z' ? [] : [part.points.slice(-2)]))

describe('mirroring', () => {
  test('puts a point as far right of the centre as it was left of it', () => {
    expect(mirror('M20 30L120 40')).toBe('M220 30L120 40')
  })

  test('done twice gives back the same points', () => {
    fc.assert(
      fc.property(path, (drawn) => {
        expect(parse(mirror(mirror(drawn)))).toEqual(parse(drawn))
      }),
    )
  })

  test('both keeps the path and adds its image', () => {
    expect(both('M20 30L40 50')).toBe('M20 30L40 50M220 30L200 50')
  })
})

describe('drawing across the centre', () => {
  test('runs back on the other side, curves included', () => {
    expect(across('M60 10Q90 20 120 20')).toBe('M60 10Q90 20 120 20Q150 20 180 10')
  })

  test('ends where it began, on the other side', () => {
    fc.assert(
      fc.property(path, (drawn) => {
        const [first = []] = ends(drawn)
        const last = ends(across(drawn)).at(-1) ?? []
        expect(last).toEqual([240 - (first[0] ?? 0), first[1]])
      }),
    )
  })

  test('closes a whole shape', () => {
    expect(whole('M120 10L60 10L120 90')).toMatch(/Z$/)
  })
})

describe('a path that is not understood', () => {
  test.each(['M0 0h10', 'm0 0', 'M0 0 A5 5 0 0 0 9 9', '10 10'])('%s is refused', (drawn) => {
    expect(() => parse(drawn)).toThrow('absolute')
  })

  test('a closed half is refused', () => {
    expect(() => across('M0 0L10 10Z')).toThrow('open')
  })
})
