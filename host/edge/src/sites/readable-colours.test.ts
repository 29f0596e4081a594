import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readableColours } from './readable-colours.ts'

describe("A partner's colours", () => {
  it('stay unchanged when their contrast is sufficient', () => {
    const wanted = { brand: '#1F3A5F', 'brand-hover': '#152A47', chalk: '#f1e6da' }
    expect(readableColours(wanted)).toEqual({ colours: wanted, adjustments: [] })
  })

  it('are darkened when white text would lack contrast, and that is reported', () => {
    const { colours, adjustments } = readableColours({ brand: '#ffcc00' })
    const brand = colours['brand'] ?? ''
    expect(adjustments).toEqual([{ name: 'brand', from: '#ffcc00', to: brand }])
    expect(wcagContrast(brand, '#fff')).toBeGreaterThanOrEqual(4.5)
  })

  it("are replaced with the design's own when their contrast is unknown or cannot be fixed", () => {
    expect(readableColours({ brand: 'hotpink' })).toEqual({
      colours: {},
      adjustments: [{ name: 'brand', from: 'hotpink', to: null }],
    })
    expect(readableColours({ brand: '#444', 'on-brand': '#333' }).colours['brand']).toBeUndefined()
  })

  it('always leave buttons readable', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(hex, hex, (brand, hover) => {
        const { colours } = readableColours({ brand, 'brand-hover': hover })
        for (const colour of Object.values(colours))
          expect(wcagContrast(colour, '#fff')).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
