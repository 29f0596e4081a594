import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, minor } from '@darnley/domain/money'
import { moneyText, readPounds, writePounds } from './pounds.ts'

const amount = fc.integer({ min: 0, max: 999_999_999 }).map(minor)

describe('an amount that is typed', () => {
  it.each([
    ['46', 4600],
    ['46.5', 4650],
    [' £46.05 ', 4605],
    ['1,046.50', 104_650],
    ['', null],
    ['46.505', null],
    ['-3', null],
    ['4,6', null],
    ['forty', null],
  ])('%s is %s pence', (text, pence) => {
    expect(readPounds(text)).toBe(pence)
  })

  it('is the amount that was written, plain or as money', () => {
    fc.assert(
      fc.property(amount, (each) => {
        expect(readPounds(writePounds(each))).toBe(each)
        expect(readPounds(formatMoney(each))).toBe(each)
      }),
    )
  })

  it('has a true minus', () => {
    expect(moneyText(minor(-760))).toBe('−£7.60')
  })
})
