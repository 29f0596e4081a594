import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, parseColour } from './contrast.ts'
import { readableColours } from './readable-colours.ts'

const white = parseColour('#fff') ?? [0, 0, 0]

describe("A partner's colours", () => {
  it('stay as they are when they can be read', () => {
    const wanted = { brand: '#1F3A5F', 'brand-hover': '#152A47', chalk: '#f1e6da' }
    expect(readableColours(wanted)).toEqual({ colours: wanted, adjustments: [] })
  })

  it('become darker where white could not be read on them, and it is said', () => {
    const { colours, adjustments } = readableColours({ brand: '#ffcc00' })
    const brand = colours['brand'] ?? ''
    expect(adjustments).toEqual([{ name: 'brand', from: '#ffcc00', to: brand }])
    expect(contrast(parseColour(brand) ?? white, white)).toBeGreaterThanOrEqual(4.5)
  })

  it("give way to the design's own where nothing can be told or done", () => {
    expect(readableColours({ brand: 'hotpink' })).toEqual({
      colours: {},
      adjustments: [{ name: 'brand', from: 'hotpink', to: null }],
    })
    expect(readableColours({ brand: '#444', 'on-brand': '#333' }).colours['brand']).toBeUndefined()
  })

  it('whatever they are, buttons can be read', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(hex, hex, (brand, hover) => {
        const { colours } = readableColours({ brand, 'brand-hover': hover })
        for (const colour of Object.values(colours))
          expect(contrast(parseColour(colour) ?? white, white)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
