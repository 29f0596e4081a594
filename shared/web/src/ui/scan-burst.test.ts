import { describe, expect, it } from 'vitest'
import { createScanBurst, scannerGapMs } from './scan-burst.ts'

interface Typing {
  readonly gap: number
  readonly longestGap?: number
}

/** Returns the codes found among keys that are pressed at a steady pace. */
function codesIn(keys: readonly string[], { gap, longestGap = scannerGapMs }: Typing): string[] {
  const burst = createScanBurst(longestGap)
  return keys.flatMap((key, index) => burst.press({ key, at: 10_000 + index * gap }) ?? [])
}

const keysOf = (code: string): string[] => [...Array.from(code), 'Enter']
const tag = keysOf('DN-48219-1')

describe('What a hand scanner types', () => {
  it('is a code that ends with Enter, again and again', () => {
    expect(codesIn([...tag, ...tag], { gap: 8 })).toEqual(['DN-48219-1', 'DN-48219-1'])
  })

  it('has Shift before capital letters', () => {
    expect(codesIn(['Shift', 'D', 'Shift', 'N', ...tag.slice(2)], { gap: 20 })).toEqual([
      'DN-48219-1',
    ])
  })

  it.each([
    ['typed by a person', tag, scannerGapMs],
    ['too short', keysOf('DN-48'), 8],
    ['without an end', tag.slice(0, -1), 8],
  ])('is not what is %s', (_what, keys, gap) => {
    expect(codesIn(keys, { gap })).toEqual([])
  })

  it('may come slowly where people do not type', () => {
    expect(codesIn(tag, { gap: 400, longestGap: 1000 })).toEqual(['DN-48219-1'])
  })

  it('does not include what was typed before', () => {
    const burst = createScanBurst(scannerGapMs)
    burst.press({ key: 'j', at: 0 })
    const codes = tag.map((key, index) => burst.press({ key, at: 500 + index * 8 }))
    expect(codes.at(-1)).toBe('DN-48219-1')
  })
})
