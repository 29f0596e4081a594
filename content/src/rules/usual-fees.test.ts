import { expect, it } from 'vitest'
import { checkFeeAmount, newFeeAmount } from './usual-fees.ts'

it('takes whole pence up to £100 and nothing else', () => {
  for (const right of [0, 1, 395, 9999, 10_000]) expect(checkFeeAmount(right)).toBe(true)
  for (const wrong of [-1, 10_001, 3.95, Number.NaN, '395', null, undefined])
    expect(checkFeeAmount(wrong)).toMatch(/from £0.00 to £100.00 in whole pence/)
})

it('a new fee without an amount has the usual one, and 0 is an amount', () => {
  expect(newFeeAmount(undefined, 'home_delivery')).toBe(395)
  expect(newFeeAmount(null, 'express')).toBe(1000)
  expect(newFeeAmount(0, 'express')).toBe(0)
  expect(newFeeAmount(undefined, 'bribe')).toBeUndefined()
})
