import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyRate, formatMoney, minor, moneyOrFree, sum, toLocale } from './money.ts'

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(minor)

afterEach(() => vi.unstubAllGlobals())

/** Counts the formatters that are created, by locale. */
function countFormatters(): string[] {
  const created: string[] = []
  class NumberFormat extends Intl.NumberFormat {
    constructor(locale: string, options: Intl.NumberFormatOptions) {
      super(locale, options)
      created.push(locale)
    }
  }
  vi.stubGlobal('Intl', { NumberFormat })
  return created
}

describe('money', () => {
  it('refuses fractions of a penny', () => {
    expect(() => minor(0.5)).toThrow('0.5 is not a whole number of minor units')
    expect(() => minor(Number.NaN)).toThrow(RangeError)
  })

  it('shows an amount divided by 100 in the storefront locale', () => {
    expect(formatMoney(minor(1250))).toBe('£12.50')
    expect(formatMoney(minor(123456), toLocale('en_GB'))).toBe('£1,234.56')
    expect(formatMoney(minor(0))).toBe('£0.00')
  })

  it('writes pounds in the locale of any storefront', () => {
    expect(toLocale('en_IE')).toBe('en-IE')
    expect([minor(123456), minor(0)].map((each) => formatMoney(each, 'en-IE'))).toEqual([
      '£1,234.56',
      '£0.00',
    ])
    expect(formatMoney(minor(123456), 'de-DE')).toBe('1.234,56\u00A0£')
    expect(formatMoney(minor(5), 'fr-FR')).toBe('0,05\u00A0£GB')
  })

  it('creates no formatter for British amounts, and one for each other locale', async () => {
    const created = countFormatters()
    vi.resetModules()
    const money = await import('./money.ts')
    for (const locale of ['en-GB', 'es-ES', 'it-IT', 'en-GB', 'es-ES', 'it-IT'])
      expect(money.formatMoney(minor(1250), locale)).toContain('50')
    expect(created).toEqual(['es-ES', 'it-IT'])
  })

  it('shows nothing to pay as FREE', () => {
    expect(moneyOrFree(minor(0))).toBe('FREE')
    expect([moneyOrFree(minor(395)), moneyOrFree(minor(1), 'de-DE')]).toEqual([
      '£3.95',
      '0,01\u00A0£',
    ])
  })

  it('writes British amounts as Intl does', () => {
    const intl = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(formatMoney(minor(amount))).toBe(intl.format(amount / 100))
      }),
    )
  })

  it('adds any amounts without losing a penny, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (amounts) => {
        const expected = amounts.reduce((total, amount) => total + BigInt(amount), 0n)
        expect(BigInt(sum(amounts.toReversed().map(minor)))).toBe(expected)
      }),
    )
  })
})

describe('a rate', () => {
  it('is applied and truncated to whole pence', () => {
    expect(applyRate(minor(395), '1.25')).toBe(493)
    expect(applyRate(minor(30), '1.1')).toBe(33)
    expect(applyRate(minor(999), '0')).toBe(0)
  })

  it('of one changes nothing, in any notation', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('1', '1.0', '1.000'), (price, one) => {
        expect(applyRate(price, one)).toBe(price)
      }),
    )
  })

  it('never gives more than the exact product, and less than a penny below it', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 9_999_999 }), (price, tenThousandths) => {
        const text = `${Math.trunc(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, '0')}`
        const exact = BigInt(price) * BigInt(tenThousandths)
        const shown = BigInt(applyRate(price, text)) * 10_000n
        expect(shown <= exact && exact - shown < 10_000n).toBe(true)
      }),
    )
  })

  it.each(['', '-1', '1e3', '.5', '1,25', 'NaN', '1.'])('refuses %j', (text) => {
    expect(() => applyRate(minor(1), text)).toThrow(RangeError)
  })
})
